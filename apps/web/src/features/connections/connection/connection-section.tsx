import { Alert } from '@susegad/ui/alert'
import { Skeleton } from '@susegad/ui/skeleton'
import { type ReactNode, type Ref, useId } from 'react'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'

interface ConnectionSectionProps {
  id: string
  title: string
  /** One sentence on its use. */
  about: ReactNode
  /** The Add button. */
  add?: ReactNode
  query: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Error message of the last action. */
  failure?: string | undefined
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One kind of connection, with title, errors and list. */
export function ConnectionSection({
  id,
  title,
  about,
  add,
  query,
  failure,
  titleRef,
  children,
}: ConnectionSectionProps) {
  const titleId = useId()
  const { data, error } = query
  return (
    <section id={id} className="connections-section" aria-labelledby={titleId}>
      <header>
        <div>
          <h2 id={titleId} ref={titleRef} tabIndex={-1}>
            {title}
          </h2>
          <p>{about}</p>
        </div>
        {add}
      </header>
      {failure && (
        <Alert>
          <p>{failure}</p>
        </Alert>
      )}
      {error && <LoadFailure text={`${title} could not be loaded.`} query={query} />}
      {data === undefined && !error ? <Skeleton className="connections-waiting" /> : children}
    </section>
  )
}
