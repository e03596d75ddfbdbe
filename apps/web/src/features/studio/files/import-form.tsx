import type { ContentImport } from '@susegad/api-client/contract'
import type { ImportPreference } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import { Radio, RadioGroup } from '@susegad/ui/radio-group'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { StudioLink } from '../content/studio-link.tsx'
import { studio } from '../content/studio-queries.ts'
import { ImportPlanView } from './import-plan.tsx'
import { countText, missingText } from './plan-text.ts'

/** Plan of an import with its options, and the button that applies it. */
export function ImportForm({ found }: { found: ContentImport }) {
  const [remove, setRemove] = useState(false)
  const [prefer, setPrefer] = useState<ImportPreference>('studio')
  const queryClient = useQueryClient()
  const read = useQuery({
    ...studio.import(found._id, { remove, prefer }),
    // Show the parsed import at once.
    placeholderData: (former) => former ?? { import: found },
  })
  const take = useMutation({
    mutationFn: (version: string) => service.studio.take(found._id, { remove, prefer, version }),
    // Reload after a refusal too, because the drafts may have changed meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: studio.all() }),
  })
  if (take.data) return <Taken {...take.data.taken} />
  // A plan that can't be loaded leaves the choice as it is, to be changed back or tried again.
  const plan = read.data?.import.plan ?? found.plan
  if (!plan) return null
  // Placeholder data: while the plan of a new choice loads, the previous plan is shown and must not be imported.
  const isFirst = !remove && prefer === 'studio' && plan === found.plan
  const isOfChoice = isFirst || (read.data !== undefined && !read.isPlaceholderData)
  const isNothing = plan.changes.length + plan.photos.length === 0
  return (
    <SendForm
      className="studio-import"
      failed="Nothing was imported."
      send={async () => {
        await take.mutateAsync(plan.version)
      }}
      actions={
        <SubmitButton disabled={isNothing || !isOfChoice}>
          {isNothing ? 'There is nothing to import' : `Import ${countText(plan)} as drafts`}
        </SubmitButton>
      }
    >
      <ImportPlanView
        plan={plan}
        choice={
          <RadioGroup
            label="Where both were changed"
            value={prefer}
            onValueChange={(value) => setPrefer(value === 'folder' ? 'folder' : 'studio')}
          >
            <Radio value="studio" label="Keep the studio’s version" />
            <Radio value="folder" label="Use the file’s version" />
          </RadioGroup>
        }
      />
      {plan.missing.length > 0 && (
        <section className="studio-import-part" aria-label="Without a file">
          <h3>Without a file</h3>
          <details>
            <summary>{missingText(plan)} on the site and not in these files</summary>
            <ul className="studio-import-files">
              {plan.missing.map(({ kind, slug, name }) => (
                <li key={`${kind}/${slug}`}>{name}</li>
              ))}
            </ul>
          </details>
          <Checkbox
            label={
              plan.missing.length === 1 ? 'Remove it from the site too' : 'Remove them from the site too'
            }
            checked={remove}
            onChange={({ currentTarget }) => setRemove(currentTarget.checked)}
          />
        </section>
      )}
      {read.error && (
        <Alert
          actions={
            <Button size="sm" variant="outline" onClick={() => void read.refetch()}>
              Try again
            </Button>
          }
        >
          {failureText('The differences could not be computed.', read.error)}
        </Alert>
      )}
    </SendForm>
  )
}

function Taken({ records, photos }: { records: readonly { name: string }[]; photos: number }) {
  const what = records.length === 1 ? '1 draft was created' : `${records.length} drafts were created`
  return (
    // Move the focus here: the form that had it was removed.
    <div ref={goOn} tabIndex={-1} className="studio-import-taken">
      <Alert tone="success" title={what}>
        <p>
          {records.map(({ name }) => name).join(', ')}
          {records.length > 0 && '. '}
          {photos > 0 && 'The photos are being prepared, which takes a few seconds each. '}
          <StudioLink search={{ view: 'changes' }}>Review and publish them</StudioLink>
        </p>
      </Alert>
    </div>
  )
}

const goOn = (taken: HTMLElement | null) => taken?.focus()
