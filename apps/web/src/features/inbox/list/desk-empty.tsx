import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { InboxIcon, SearchIcon } from '@susegad/ui/icon'
import { Link } from '@tanstack/react-router'
import type { DeskSearch } from '../../../enquiries/desk-search.ts'
import { isFiltered } from '../search/search-steps.ts'

interface DeskEmptyProps {
  search: DeskSearch
  onClear: () => void
}

const texts = {
  spam: ['Nothing set aside', 'Possible spam is kept here instead of in the inbox.'],
  deleted: ['Nothing deleted', 'Deleted enquiries are kept here for a time and can be restored.'],
} as const

/** Empty state of the list, with what to do. */
export function DeskEmpty({ search, onClear }: DeskEmptyProps) {
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
