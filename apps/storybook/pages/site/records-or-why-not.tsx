import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import type { ReactNode } from 'react'

export type ListingState = 'ready' | 'loading' | 'failed'

interface RecordsOrWhyNotProps<Record> {
  records: readonly Record[]
  state: ListingState
  /** The plural of the records, for the error message. */
  what: string
  empty: { title: string; text: string }
  loading?: ReactNode
  /** Heading level of the empty state's title. */
  headingLevel?: 2 | 3
  children: (records: readonly Record[]) => ReactNode
}

/** The records, or the loading, failed or empty state in their place. */
export function RecordsOrWhyNot<Record>({
  records,
  state,
  what,
  empty,
  loading = null,
  headingLevel = 3,
  children,
}: RecordsOrWhyNotProps<Record>) {
  if (state === 'loading') return loading
  if (state === 'failed') {
    return (
      <Alert title={`The ${what} could not be loaded`} actions={<Button size="sm">Try again</Button>}>
        Look at your connection, or call us: we know them by heart.
      </Alert>
    )
  }
  if (records.length > 0) return children(records)
  return (
    <EmptyState title={empty.title} headingLevel={headingLevel}>
      {empty.text}
    </EmptyState>
  )
}
