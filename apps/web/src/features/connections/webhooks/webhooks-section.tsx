import type { Webhook } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { PlusIcon, SendIcon } from '@susegad/ui/icon'
import type { ToasterStore } from '@susegad/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useIsOwner } from '../../../shell/session/use-is-owner.ts'
import { webhooks } from '../connection/connection-queries.ts'
import { ConnectionSection } from '../connection/connection-section.tsx'
import { SecretOnce } from '../connection/secret-once.tsx'
import { AddWebhook } from './add-webhook.tsx'
import { WebhookCard } from './webhook-card.tsx'

const isBusy = ({ state, waiting }: Webhook) => state === 'active' && waiting > 0

/** Webhooks, which notify other programs of enquiries. */
export function WebhooksSection({ toaster }: { toaster: ToasterStore }) {
  const title = useRef<HTMLHeadingElement>(null)
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const list = useQuery({
    ...webhooks.list(),
    refetchInterval: ({ state }) => (state.data?.webhooks.some(isBusy) ? 2000 : 30_000),
  })
  const found = list.data?.webhooks ?? []
  const isOwner = useIsOwner()
  const add = isOwner && (
    <Button size="sm" onClick={() => setAdding(true)}>
      <PlusIcon />
      Add a webhook
    </Button>
  )
  return (
    <ConnectionSection
      id="webhooks"
      title="Webhooks"
      about="Notify another program within seconds when an enquiry comes in, changes or is deleted."
      add={found.length > 0 && add}
      query={list}
      failure={failure}
      titleRef={title}
    >
      {list.data && found.length === 0 && (
        <EmptyState size="sm" headingLevel={3} title="No webhooks yet" icon={<SendIcon />} actions={add}>
          {isOwner
            ? 'Enter the address of your accounting, your chat or your own program. Each message is signed, and is sent again until it arrives.'
            : 'Owners can connect your accounting, your chat or your own program here.'}
        </EmptyState>
      )}
      {found.length > 0 && (
        <ul className="connections-list">
          {found.map((webhook) => (
            <WebhookCard
              key={webhook._id}
              webhook={webhook}
              toaster={toaster}
              onSecret={setSecret}
              onFailure={setFailure}
              onDeleted={() => title.current?.focus()}
            />
          ))}
        </ul>
      )}
      {found.length > 0 && !isOwner && (
        <p className="connections-note">Owners add, pause, change and delete webhooks.</p>
      )}
      <AddWebhook open={adding} onClose={() => setAdding(false)} onSecret={setSecret} />
      <SecretOnce
        title="The secret of this webhook"
        label="Signing secret"
        hint="The receiver checks the signature of each message with it."
        secret={secret}
        onClose={() => setSecret(undefined)}
      />
    </ConnectionSection>
  )
}
