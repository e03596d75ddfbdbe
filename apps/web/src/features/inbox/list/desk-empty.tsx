import { type BuiltInView, DUE_HOURS } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { InboxIcon, SearchIcon } from '@susegad/ui/icon'
import { Link } from '@tanstack/react-router'
import type { DeskSearch } from '../../../enquiries/desk-search.ts'
import { builtInView, isFiltered } from '../search/search-steps.ts'

interface DeskEmptyProps {
  search: DeskSearch
  /** Id of who reads the list. */
  own: string
  onClear: () => void
}

const texts = {
  spam: ['No spam', 'Possible spam is kept here instead of in the inbox.'],
  deleted: ['Nothing deleted', 'Deleted enquiries are kept here for a time and can be restored.'],
} as const

const emptyViews: Record<BuiltInView, string> = {
  reply: 'No customer is waiting for a reply',
  unassigned: 'Every open enquiry is assigned',
  mine: 'No open enquiry is assigned to you',
  due: `No reply is due within ${DUE_HOURS} hours`,
  overdue: 'No reply is overdue',
  customer: 'No enquiry is waiting for the customer',
  snoozed: 'No enquiry is snoozed',
}

/** Empty state of the list, with what to do. */
export function DeskEmpty({ search, own, onClear }: DeskEmptyProps) {
  const view = builtInView(search, own)
  if (view) return <EmptyState title={emptyViews[view]} icon={<InboxIcon />} />
  const { startDate, endDate } = search
  if (isFiltered(search)) {
    return (
      <EmptyState
        title="No enquiry matches"
        icon={<SearchIcon />}
        actions={
          <Button variant="outline" onClick={onClear}>
            Clear the filters
          </Button>
        }
      >
        {startDate && endDate && endDate < startDate
          ? 'The end date is before the start date.'
          : 'Try other days, another status or fewer words.'}
      </EmptyState>
    )
  }
  if (search.show === undefined) return <NewDesk />
  const [title, text] = texts[search.show]
  return (
    <EmptyState title={title} icon={<InboxIcon />}>
      {text}
    </EmptyState>
  )
}

/** A desk without any enquiry yet explains itself. */
function NewDesk() {
  return (
    <EmptyState
      title="No enquiries yet"
      icon={<InboxIcon />}
      actions={
        <Button variant="outline" asChild>
          <Link to="/contact">Send a test enquiry</Link>
        </Button>
      }
    >
      <p>When somebody writes through the site, their enquiry appears here within seconds.</p>
      <p>Open it to answer by email, write a note for the team or assign it to somebody.</p>
      <p>A clock shows the time that is left of the answer you promised.</p>
    </EmptyState>
  )
}
