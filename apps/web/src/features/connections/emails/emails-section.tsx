import type { WaitingLetter } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { AlertDialog } from '@susegad/ui/alert-dialog'
import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { MailIcon } from '@susegad/ui/icon'
import type { ToasterStore } from '@susegad/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { useDates } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { ConnectionCard } from '../connection/connection-card.tsx'
import { letters } from '../connection/connection-queries.ts'
import { ConnectionSection } from '../connection/connection-section.tsx'
import { emailText, refusalTexts } from './email-text.ts'

/** Emails that could not be sent. */
export function EmailsSection({ toaster }: { toaster: ToasterStore }) {
  const queryClient = useQueryClient()
  const title = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<WaitingLetter>()
  const list = useQuery({ ...letters.undelivered(), refetchInterval: 15_000 })
  const settle = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: letters.undelivered().queryKey }),
  }
  const retry = useMutation({
    mutationFn: (tried: readonly WaitingLetter[]) =>
      Promise.all(tried.map(({ _id }) => service.letters.retry(_id))),
    onSuccess: (_answer, { length }) => {
      const message =
        length === 1 ? 'The email will be tried again.' : `${length} emails will be tried again.`
      toaster.show({ message, tone: 'success' })
    },
    ...settle,
  })
  const giveUp = useMutation({
    mutationFn: ({ _id }: WaitingLetter) => service.letters.giveUp(_id),
    onSuccess: () => title.current?.focus(),
    ...settle,
  })
  const found = list.data?.letters ?? []
  const failed = retry.error ?? giveUp.error
  const beyond = (list.data?.undelivered ?? 0) - found.length
  return (
    <ConnectionSection
      id="letters"
      title="Emails that could not be sent"
      about="Emails are normally sent within seconds. Those that are not are listed here, with the reason."
      add={
        found.length > 1 && (
          <Button variant="outline" size="sm" onClick={() => retry.mutate(found)}>
            Try all again
          </Button>
        )
      }
      query={list}
      failure={failed ? failureText('Nothing was changed.', failed) : undefined}
      titleRef={title}
    >
      {list.data?.sendsEmail === false && (
        <Alert tone="warning">
          <p>No mail server is set up: emails are saved as files and not sent.</p>
        </Alert>
      )}
      {list.data && list.data.sendsEmail !== false && found.length === 0 && (
        <EmptyState size="sm" headingLevel={3} title="All emails have been sent" icon={<MailIcon />}>
          Emails that have not been sent for five minutes are shown here and on the desk.
        </EmptyState>
      )}
      {found.length > 0 && (
        <ul className="connections-list">
          {found.map((email) => (
            <EmailCard
              key={email._id}
              email={email}
              onRetry={() => retry.mutate([email])}
              onGiveUp={() => setAsked(email)}
            />
          ))}
        </ul>
      )}
      {beyond > 0 && <p className="connections-note">And {beyond} more, which were written later.</p>}
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={(now) => !now && setAsked(undefined)}
        title="Stop trying to send this email?"
        description="It will not be sent. Do this if you have reached them in another way, or if the address does not exist."
        labels={{ confirm: 'Stop trying' }}
        onConfirm={() => asked && giveUp.mutate(asked)}
      />
    </ConnectionSection>
  )
}

interface EmailCardProps {
  email: WaitingLetter
  onRetry: () => void
  onGiveUp: () => void
}

function EmailCard({ email, onRetry, onGiveUp }: EmailCardProps) {
  const { momentText } = useDates()
  return (
    <ConnectionCard
      name={emailText(email)}
      badges={
        <Badge size="sm" tone={email.nextTryAt === null ? 'danger' : 'warning'}>
          {email.nextTryAt === null ? 'No more attempts' : 'Waiting'}
        </Badge>
      }
    >
      <p className="connections-note">
        {refusalTexts[email.why]}. Written {momentText(email.since)}, tried {email.tries}{' '}
        {email.tries === 1 ? 'time' : 'times'}
        {email.nextTryAt !== null && `, next ${momentText(email.nextTryAt)}`}.
      </p>
      <div className="connections-actions">
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try again
        </Button>
        <Button variant="ghost" size="sm" onClick={onGiveUp}>
          Stop trying
        </Button>
      </div>
    </ConnectionCard>
  )
}
