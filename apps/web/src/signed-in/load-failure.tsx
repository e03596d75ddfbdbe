import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { failureText } from './failure-text.ts'

interface LoadFailureProps {
  /** A sentence that says which data failed to load. */
  text: string
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
}

/** Error message for data that failed to load, with a Retry button. */
export function LoadFailure({ text, query: { error, isFetching, refetch } }: LoadFailureProps) {
  return (
    <Alert
      actions={
        <Button
          variant="outline"
          size="sm"
          state={isFetching ? 'loading' : 'idle'}
          onClick={() => void refetch()}
        >
          Retry
        </Button>
      }
    >
      <p>{failureText(text, error)}</p>
    </Alert>
  )
}
