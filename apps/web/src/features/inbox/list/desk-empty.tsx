import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { InboxIcon, SearchIcon } from '@susegad/ui/icon'
import type { DeskSearch } from '../../../enquiries/desk-search.ts'
import { isFiltered } from '../search/search-steps.ts'

interface DeskEmptyProps {
  search: DeskSearch
  onClear: () => void
}

const texts = {
  inbox: [
    'No enquiries yet',
    'When somebody writes through the site, their enquiry appears here within seconds.',
  ],
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
  const [title, text] = texts[search.show ?? 'inbox']
  return (
    <EmptyState title={title} icon={<InboxIcon />}>
      {text}
    </EmptyState>
  )
}
