import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { AlertCircleIcon, InboxIcon, SearchIcon } from '@susegad/ui/icon'
import type { DeskSearch } from '../../../enquiries/desk-search.ts'
import { reasonText } from '../../../signed-in/failure-text.ts'
import { isFiltered } from '../search/search-steps.ts'

interface DeskFailedProps {
  error: Error
  state: 'failed' | 'retrying'
  onRetry: () => void
}

/** Shown when the list failed to load: the reason and a way to retry. */
export function DeskFailed({ error, state, onRetry }: DeskFailedProps) {
  return (
    <EmptyState
      role="alert"
      title="The enquiries could not be loaded."
      icon={<AlertCircleIcon />}
      actions={
        <Button variant="outline" state={state === 'retrying' ? 'loading' : 'idle'} onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {reasonText(error)}
    </EmptyState>
  )
}

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
