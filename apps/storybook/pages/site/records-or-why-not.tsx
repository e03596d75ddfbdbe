import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import type { ReactNode } from 'react'

export type ListingState = 'ready' | 'loading' | 'failed'

interface RecordsOrWhyNotProps<Record> {
  records: readonly Record[]
  state: ListingState
  /** What a failure calls them. */
  what: string
  empty: { title: string; text: string }
  loading?: ReactNode
  /** Where the title of the empty state stands in the page's outline. */
  headingLevel?: 2 | 3
  children: (records: readonly Record[]) => ReactNode
}

/** The records, or what stands in their place: their shapes, what to do about a failure, or that there are none. */
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
