import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { AlertCircleIcon } from '@susegad/ui/icon'
import { reasonText } from './failure-text.ts'

interface NothingLoadedProps {
  /** A sentence that says which data failed to load. */
  text: string
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** In place of data that failed to load: the reason, and a Retry button. */
export function NothingLoaded({ text, query: { error, isFetching, refetch } }: NothingLoadedProps) {
  return (
    <EmptyState
      role="alert"
      title={text}
      icon={<AlertCircleIcon />}
      actions={
        <Button variant="outline" state={isFetching ? 'loading' : 'idle'} onClick={() => void refetch()}>
          Retry
        </Button>
      }
    >
      {reasonText(error)}
    </EmptyState>
  )
}
