import { ApiError } from '@susegad/api-client/client'
import type { ContentName, ContentRecord } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { Spinner } from '@susegad/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'
import type { Pointer } from '../content/pointer.ts'
import type { RecordSchema } from '../content/shape/read-shape.ts'
import { StudioLink } from '../content/studio-link.tsx'
import { studio } from '../content/studio-queries.ts'
import { RecordEditor } from './record-editor.tsx'

/** Poll interval, short enough to notice other editors early. */
const LOOK_AGAIN = 20_000

/** One record, open for editing. */
export function RecordPage({ name, field }: { name: ContentName; field: Pointer | undefined }) {
  const record = useQuery({ ...studio.record(name), refetchInterval: LOOK_AGAIN })
  const schemaName = record.data?.record.schema
  const schema = useQuery({ ...studio.schema(schemaName ?? ''), enabled: schemaName !== undefined })
  const isGone = (error: unknown) => error instanceof ApiError && error.kind === 'missing'
  // A record without a schema gets its fields from its data.
  const isFree = isGone(schema.error)
  if (isGone(record.error))
    return (
      <EmptyState
        title="This part of your site doesn’t exist"
        headingLevel={1}
        actions={
          <Button variant="outline" asChild>
            <StudioLink>Go to your site</StudioLink>
          </Button>
        }
      >
        Somebody may have removed it, or the address is wrong.
      </EmptyState>
    )
  return (
    <div className="studio">
      {record.error && !record.data && <LoadFailure text="It could not be loaded." query={record} />}
      {schema.error && !isFree && <LoadFailure text="The form could not be loaded." query={schema} />}
      {(record.isPending || (schema.isPending && !record.error)) && (
        <Spinner size="lg" className="studio-waiting" />
      )}
      {record.data && (schema.data || isFree) && (
        <RecordEditor
          record={record.data.record as ContentRecord}
          field={field}
          schema={(schema.data?.schema as RecordSchema | undefined) ?? null}
        />
      )}
    </div>
  )
}
