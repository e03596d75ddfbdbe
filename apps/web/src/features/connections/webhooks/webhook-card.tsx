import type { Webhook } from '@susegad/api-client/contract'
import { AlertDialog } from '@susegad/ui/alert-dialog'
import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import type { ToasterStore } from '@susegad/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { useIsOwner } from '../../../shell/session/use-is-owner.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { ConnectionCard } from '../connection/connection-card.tsx'
import { webhooks } from '../connection/connection-queries.ts'
import { backlogText, eventsText, webhookStates } from './delivery-text.ts'
import { WebhookDeliveries } from './webhook-deliveries.tsx'

interface WebhookCardProps {
  webhook: Webhook
  toaster: ToasterStore
  onSecret: (secret: string) => void
  onFailure: (text: string | undefined) => void
  onDeleted: () => void
}

const questions = {
  delete: {
    title: 'Delete this webhook',
    description: 'Nothing more is sent there, and its deliveries are deleted too.',
    confirm: 'Delete',
  },
  secret: {
    title: 'Create a new secret',
    description:
      'For 24 hours messages are also signed with the old secret. Change the receiver before then.',
    confirm: 'Create a new secret',
  },
} as const

/** One webhook with status, actions and deliveries. */
export function WebhookCard({ webhook, toaster, onSecret, onFailure, onDeleted }: WebhookCardProps) {
  const { _id, name, url, host, events, state } = webhook
  const isOwner = useIsOwner()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<keyof typeof questions>()
  // Keep the question while the dialog fades out.
  const [asked, setAsked] = useState<keyof typeof questions>('delete')
  const [open, setOpen] = useState(false)
  const act = useMutation({
    mutationFn: (does: () => Promise<unknown>) => does(),
    onMutate: () => onFailure(undefined),
    onError: (error) => onFailure(failureText(`${name}: that did not work.`, error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: webhooks.list().queryKey }),
  })
  const ask = (what: keyof typeof questions) => {
    setAsked(what)
    setAsking(what)
  }
  const answers = {
    delete: async () => {
      await service.webhooks.delete(_id)
      onDeleted()
    },
    secret: async () => onSecret((await service.webhooks.rotateSecret(_id)).secret),
  }
  const test = async () => {
    await service.webhooks.test(_id)
    setOpen(true)
    toaster.show({ message: `A test is on its way to ${name}.`, tone: 'success' })
  }
  const isOn = state === 'active'
  const pause = () => service.webhooks.change(_id, { paused: isOn })
  return (
    <ConnectionCard name={name} badges={<WebhookBadges webhook={webhook} />}>
      <p className="connections-code">{url ?? host}</p>
      <p className="connections-note">
        {eventsText(events)}
        {state === 'gone' &&
          '. The receiver answered that it wants no more messages (410). Resume it to send again.'}
      </p>
      <div className="connections-actions">
        <Button variant="outline" size="sm" disabled={!isOn} onClick={() => act.mutate(test)}>
          Send a test
        </Button>
        {isOwner && (
          <>
            <Button variant="outline" size="sm" onClick={() => act.mutate(pause)}>
              {isOn ? 'Pause' : 'Resume'}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => ask('secret')}>
              New secret
            </Button>
            <Button variant="ghost" size="sm" onClick={() => ask('delete')}>
              Delete
            </Button>
          </>
        )}
      </div>
      <details
        className="connections-deliveries"
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>Deliveries</summary>
        {open && <WebhookDeliveries webhook={webhook} />}
      </details>
      <AlertDialog
        open={asking !== undefined}
        onOpenChange={(now) => !now && setAsking(undefined)}
        tone={asked === 'delete' ? 'danger' : 'primary'}
        title={questions[asked].title}
        description={questions[asked].description}
        labels={{ confirm: questions[asked].confirm }}
        onConfirm={() => act.mutate(answers[asked])}
      />
    </ConnectionCard>
  )
}

function WebhookBadges({ webhook }: { webhook: Webhook }) {
  const look = webhookStates[webhook.state]
  const backlog = backlogText(webhook)
  return (
    <>
      <Badge size="sm" tone={look.tone}>
        {look.text}
      </Badge>
      {backlog && (
        <Badge size="sm" tone={webhook.givenUp > 0 ? 'danger' : 'warning'}>
          {backlog}
        </Badge>
      )}
    </>
  )
}
