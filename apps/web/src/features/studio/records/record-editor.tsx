import type { ContentRecord } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { useMemo, useState } from 'react'
import type { Pointer } from '../content/pointer.ts'
import type { RecordSchema } from '../content/shape/read-shape.ts'
import { recordShape } from '../content/shape/shape-of-value.ts'
import { Collisions } from '../draft/collisions.tsx'
import { MergedNotice } from '../draft/merged-notice.tsx'
import { useDraft } from '../draft/use-draft.ts'
import { useFormFacts } from '../form/form-facts.ts'
import { RecordForm } from '../form/record-form.tsx'
import { Workbench } from '../preview/workbench.tsx'
import { useAcrossProblems } from './across-problems.ts'
import { RecordActs } from './record-acts.tsx'
import { RecordHead } from './record-head.tsx'

interface RecordEditorProps {
  record: ContentRecord
  schema: RecordSchema | null
  /** The field to go to, such as one with a problem. */
  field: Pointer | undefined
}

/** A record's form, with its status at the top. */
export function RecordEditor({ record, schema, field }: RecordEditorProps) {
  const { keeper, view } = useDraft(record)
  const [asked, setAsked] = useState(field !== undefined)
  const isNew = view.record.state === 'new'
  const across = useAcrossProblems(view.record, view.data, field)
  const facts = useFormFacts(view.record, view.data, asked || !isNew, across)
  const published = view.record.published
  const [drafted] = useState(record.data)
  const shape = useMemo(() => recordShape(schema, published ?? drafted ?? {}), [schema, published, drafted])
  const problems = view.record.problems.length
  return (
    <>
      <RecordHead view={view} keeper={keeper} />
      {view.save.is === 'conflict' && (
        <Collisions
          conflict={view.save.conflict}
          shape={shape}
          locale={facts.locale}
          resolve={keeper.resolve}
        />
      )}
      {view.merged && (
        <MergedNotice merged={view.merged} shape={shape} locale={facts.locale} onRead={keeper.readMerged} />
      )}
      {problems > 0 && view.data && (
        <Alert
          tone="info"
          actions={
            isNew &&
            !asked && (
              <Button variant="outline" size="sm" onClick={() => setAsked(true)}>
                Show them
              </Button>
            )
          }
        >
          <p>
            {isNew
              ? `${problems} ${problems === 1 ? 'field is' : 'fields are'} still to be filled in before this can be published.`
              : `${problems} ${problems === 1 ? 'field needs' : 'fields need'} another look before this can be published.`}
          </p>
        </Alert>
      )}
      {view.data ? (
        <Workbench record={view.record}>
          {(opener) => (
            <RecordForm
              shape={shape}
              facts={facts}
              field={field}
              data={view.data ?? {}}
              edit={keeper.edit}
              bar={<RecordActs view={view}>{opener}</RecordActs>}
            />
          )}
        </Workbench>
      ) : (
        <>
          <RecordActs view={view} />
          <Alert tone="warning" title="This will be taken off your site">
            <p>Visitors still see it until you publish.</p>
            <Button variant="outline" size="sm" onClick={() => keeper.replace(published)}>
              Keep it
            </Button>
          </Alert>
        </>
      )}
    </>
  )
}
