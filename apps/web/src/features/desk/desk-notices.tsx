import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { lazy, Suspense } from 'react'
import { timeText } from '../../signed-in/dates.ts'
import { failureText } from '../../signed-in/failure-text.ts'
import type { DeskCopy } from './copying/use-copy.ts'
import type { DeskDeletion } from './deletion/use-deletion.ts'
import { LettersNotice } from './letters-notice.tsx'
import type { DeskMany } from './many/use-many.ts'
import { useOnline } from './use-online.ts'

const ManyProgress = lazy(async () => ({ default: (await import('./many/many-progress.tsx')).ManyProgress }))

interface DeskNoticesProps {
  list: { error: Error | null; isFetching: boolean; dataUpdatedAt: number; refetch: () => unknown }
  deletion: DeskDeletion
  copy: DeskCopy
  many: DeskMany
}

/** Failures and ways to recover, above the list. */
export function DeskNotices({ list, deletion, copy, many }: DeskNoticesProps) {
  const online = useOnline()
  const seenAt = list.dataUpdatedAt > 0 ? timeText(new Date(list.dataUpdatedAt).toISOString()) : ''
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
      <LettersNotice />
      {list.error && seenAt && (
        <Retryable
          text={failureText('The list could not be updated.', list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {many.underWay.length > 0 && (
        <Suspense fallback={null}>
          <ManyProgress operations={many.underWay} onCancel={many.cancel} />
        </Suspense>
      )}
      {deletion.failures.map((failure) => (
        <Retryable
          key={failure.ids[0]}
          text={failure.text}
          busy={deletion.isDeleting}
          onRetry={() => deletion.retry(failure)}
          onDismiss={() => deletion.forget(failure)}
        />
      ))}
      {copy.state.step === 'failed' && (
        <Retryable text={copy.state.text} busy={false} onRetry={copy.copy} onDismiss={copy.dismiss} />
      )}
    </>
  )
}

interface RetryableProps {
  text: string
  busy: boolean
  onRetry: () => void
  onDismiss?: () => void
}

function Retryable({ text, busy, onRetry, onDismiss }: RetryableProps) {
  return (
    <Alert
      actions={
        <>
          <Button variant="outline" size="sm" state={busy ? 'loading' : 'idle'} onClick={onRetry}>
            Retry
          </Button>
          {onDismiss && (
            <Button variant="ghost" size="sm" onClick={onDismiss}>
              Dismiss
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
    </Alert>
  )
}
