import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Suspense, useSyncExternalStore } from 'react'
import { latePart } from '../../shell/late-part/late-part.tsx'
import { useDates } from '../../signed-in/dates.ts'
import { LoadFailure } from '../../signed-in/load-failure.tsx'
import { useDeskWork } from './desk/desk-work.tsx'
import { LettersNotice } from './letters-notice.tsx'
import { useListQuery } from './search/use-listed.ts'
import { useSelected } from './selection/selection-provider.tsx'

const ManyProgress = latePart(async () => ({
  default: (await import('./operations/many-progress.tsx')).ManyProgress,
}))

/** Failures and ways to recover, above the list. */
export function DeskNotices() {
  const { many, deletion, copy } = useDeskWork()
  return (
    <>
      <ListNotices />
      <LettersNotice />
      {many.underWay.length > 0 && (
        <Suspense fallback={null}>
          <ManyProgress operations={many.underWay} onCancel={many.cancel} />
        </Suspense>
      )}
      {deletion.failures.map((failure) => (
        <Retryable
          key={failure.started.id}
          text={failure.text}
          onRetry={() => deletion.retry(failure)}
          onDismiss={() => deletion.forget(failure)}
        />
      ))}
      {copy.state.step === 'failed' && <CopyFailed text={copy.state.text} />}
    </>
  )
}

function ListNotices() {
  const { timeText } = useDates()
  const online = useOnline()
  const query = useListQuery()
  const { error, dataUpdatedAt } = query
  const seenAt = dataUpdatedAt > 0 ? timeText(new Date(dataUpdatedAt).toISOString()) : ''
  return (
    <>
      {!online && (
        <Alert tone="warning" title="You are offline">
          <p>
            {seenAt && `This is the list as it was at ${seenAt}. `}
            Nothing can be changed until the connection is back.
          </p>
        </Alert>
      )}
      {error && seenAt && <LoadFailure text="The list could not be updated." query={query} />}
    </>
  )
}

function CopyFailed({ text }: { text: string }) {
  const { copy } = useDeskWork()
  const selected = useSelected()
  return <Retryable text={text} onRetry={() => copy.copy(selected)} onDismiss={copy.dismiss} />
}

interface RetryableProps {
  text: string
  onRetry: () => void
  onDismiss: () => void
}

function Retryable({ text, onRetry, onDismiss }: RetryableProps) {
  return (
    <Alert
      actions={
        <>
          <Button variant="outline" size="sm" onClick={onRetry}>
            Retry
          </Button>
          <Button variant="ghost" size="sm" onClick={onDismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Alert>
  )
}

function followConnection(tell: () => void): () => void {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** Whether the browser reports a connection. */
function useOnline(): boolean {
  return useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  )
}
