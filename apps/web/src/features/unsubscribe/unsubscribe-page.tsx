import type { Subscription as Answer } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Spinner } from '@susegad/ui/spinner'
import { useEffect, useState } from 'react'
import { useEmailedLink } from '../../shell/navigation/use-emailed-link.ts'
import { service } from '../../shell/session/service.ts'
import { answerText } from '../../signed-in/failure-text.ts'
import { isRefused } from '../../signed-in/is-refused.ts'
import './unsubscribe-page.css'

const failureOf = (error: unknown) => answerText(error, 'This did not work.')

/** Unsubscribes the link's address from emails about enquiries, or subscribes it again. */
function Subscription({ link }: { link: string }) {
  const [subscription, setSubscription] = useState<Answer>()
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)

  async function send(subscribed?: boolean) {
    setIsBusy(true)
    setFailure(undefined)
    try {
      setSubscription(await service.letters.subscription({ link, subscribed }))
    } catch (error) {
      setFailure(error)
    }
    setIsBusy(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is read once
  useEffect(() => void send(), [])

  const again = (
    <Button size="sm" variant="outline" onClick={() => send()}>
      Try again
    </Button>
  )
  if (!subscription)
    return failure !== undefined ? (
      <Alert tone="warning" actions={!isRefused(failure) && again}>
        <p>{failureOf(failure)}</p>
      </Alert>
    ) : (
      <Spinner labels={{ loading: 'Opening' }} />
    )
  const { email, subscribed } = subscription
  return (
    <>
      <p role="status">
        {subscribed ? (
          <>
            We write to <bdi>{email}</bdi> when your enquiry arrives and when we answer it. We send nothing
            else.
          </>
        ) : (
          <>
            We no longer send emails to <bdi>{email}</bdi>. We answer your enquiries by phone or WhatsApp, or
            in your account if you have confirmed this address there.
          </>
        )}
      </p>
      {failure !== undefined && (
        <Alert>
          <p>{failureOf(failure)}</p>
        </Alert>
      )}
      <Button
        variant={subscribed ? 'primary' : 'outline'}
        state={isBusy ? 'loading' : 'idle'}
        onClick={() => send(!subscribed)}
      >
        {subscribed ? 'Stop these emails' : 'Start sending emails again'}
      </Button>
    </>
  )
}

/** The page of the unsubscribe link in emails. */
export function UnsubscribePage() {
  const link = useEmailedLink()
  return (
    <article className="unsubscribe-page">
      <h1>Our emails to you</h1>
      <Subscription key={link} link={link} />
    </article>
  )
}
