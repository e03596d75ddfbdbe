import type { AccessToken } from '@susegad/api-client/contract'
import { AlertDialog } from '@susegad/ui/alert-dialog'
import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { PlusIcon, ShieldCheckIcon } from '@susegad/ui/icon'
import type { ToasterStore } from '@susegad/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { useDates } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { ConnectionCard } from '../connection/connection-card.tsx'
import { tokens } from '../connection/connection-queries.ts'
import { ConnectionSection } from '../connection/connection-section.tsx'
import { SecretOnce } from '../connection/secret-once.tsx'
import { MakeToken } from './make-token.tsx'
import { scopeTexts, tokenFacts, tokenLook } from './token-text.ts'

/** The person's access tokens. */
export function TokensSection({ toaster }: { toaster: ToasterStore }) {
  const queryClient = useQueryClient()
  const title = useRef<HTMLHeadingElement>(null)
  const [making, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [asked, setAsked] = useState<AccessToken>()
  const [asking, setAsking] = useState(false)
  const list = useQuery(tokens.list())
  const revoke = useMutation({
    mutationFn: ({ _id }: AccessToken) => service.tokens.revoke(_id),
    onSuccess: (_answer, { name }) => {
      toaster.show({ message: `${name} is revoked.`, tone: 'success' })
      title.current?.focus()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: tokens.list().queryKey }),
  })
  const found = list.data?.tokens ?? []
  const make = (
    <Button size="sm" onClick={() => setMaking(true)}>
      <PlusIcon />
      Create a token
    </Button>
  )
  return (
    <ConnectionSection
      id="tokens"
      title="Your access tokens"
      about="Let a program work in your name, with the rights and until the day you choose."
      add={found.length > 0 && make}
      query={list}
      failure={revoke.error ? failureText('The token was not revoked.', revoke.error) : undefined}
      titleRef={title}
    >
      {list.data && found.length === 0 && (
        <EmptyState
          size="sm"
          headingLevel={3}
          title="No access tokens yet"
          icon={<ShieldCheckIcon />}
          actions={make}
        >
          A script or a spreadsheet signs in with a token instead of your password. A token can't change your
          account, and stops working when you leave the team.
        </EmptyState>
      )}
      {found.length > 0 && (
        <ul className="connections-list">
          {found.map((token) => (
            <TokenCard
              key={token._id}
              token={token}
              onRevoke={() => {
                setAsked(token)
                setAsking(true)
              }}
            />
          ))}
        </ul>
      )}
      <MakeToken open={making} onClose={() => setMaking(false)} onSecret={setSecret} />
      <SecretOnce
        title="Your new token"
        label="Access token"
        hint="The program sends it as Authorization: Bearer, followed by this."
        secret={secret}
        onClose={() => setSecret(undefined)}
      />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={asked?.state === 'active' ? 'Revoke this token' : 'Remove this token'}
        description={`Anything that still uses ${asked?.name ?? 'it'} will be refused. This can’t be undone.`}
        labels={{ confirm: asked?.state === 'active' ? 'Revoke' : 'Remove' }}
        onConfirm={() => asked && revoke.mutate(asked)}
      />
    </ConnectionSection>
  )
}

function TokenCard({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const dates = useDates()
  return (
    <ConnectionCard name={token.name} badges={<TokenBadge token={token} />}>
      <p className="connections-code">{token.begins}…</p>
      <p className="connections-note">
        {token.scopes.map((scope) => scopeTexts[scope].name).join(', ')}. {tokenFacts(token, dates)}
      </p>
      <div className="connections-actions">
        <Button variant="outline" size="sm" onClick={onRevoke}>
          {token.state === 'active' ? 'Revoke' : 'Remove'}
        </Button>
      </div>
    </ConnectionCard>
  )
}

function TokenBadge({ token }: { token: AccessToken }) {
  const { tone, text } = tokenLook(token, Date.now())
  return (
    <Badge size="sm" tone={tone}>
      {text}
    </Badge>
  )
}
