import type { Passkey } from '@susegad/api-client/contract'
import { userQueries } from '@susegad/api-client/queries'
import { Alert } from '@susegad/ui/alert'
import { AlertDialog } from '@susegad/ui/alert-dialog'
import { Button } from '@susegad/ui/button'
import { Skeleton } from '@susegad/ui/skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { beginSession } from '../../../shell/session/session.ts'
import { useDates } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { RenamePasskey } from './rename-passkey.tsx'

const query = userQueries(service).passkeys()

/** The passkeys of the signed-in person: add, rename, remove. */
export default function Passkeys() {
  const passkeys = useQuery(query)
  const { data, error } = passkeys
  const queryClient = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<'add' | 'rename' | 'remove'>()
  const [chosen, setChosen] = useState<Passkey>()
  const read = () => void queryClient.invalidateQueries({ queryKey: userQueries(service).all() })
  const removing = useMutation({
    mutationFn: (id: string) => service.users.removePasskey(id),
    onSuccess: ({ token, user }) => {
      beginSession(token, user)
      // The focused button disappears with its row.
      list.current?.focus()
    },
    onSettled: read,
  })
  const choose = (what: 'rename' | 'remove', passkey: Passkey) => {
    setChosen(passkey)
    setOpen(what)
  }
  const onOpenChange = (isOpen: boolean) => !isOpen && setOpen(undefined)

  return (
    <>
      {error && !data && <LoadFailure text="Your passkeys could not be loaded." query={passkeys} />}
      {removing.error && <Alert>{failureText('The passkey was not removed.', removing.error)}</Alert>}
      {removing.isSuccess && (
        <Alert tone="success">The passkey was removed, and you are signed out everywhere else.</Alert>
      )}
      {!data && !error && <Skeleton style={{ inlineSize: '100%', blockSize: '2.75rem' }} />}
      {data && data.passkeys.length === 0 && (
        <p className="profile-hint">
          A passkey signs you in with the screen lock of your phone or computer: your fingerprint, your face
          or a code. There is nothing to remember, and nothing that a fake page can steal.
        </p>
      )}
      {data && data.passkeys.length > 0 && (
        <ul ref={list} tabIndex={-1} className="profile-devices" aria-label="Passkeys">
          {data.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey._id}
              passkey={passkey}
              isRemoving={removing.isPending && removing.variables === passkey._id}
              onChoose={(what) => choose(what, passkey)}
            />
          ))}
        </ul>
      )}
      <div className="profile-buttons">
        <Button variant="outline" disabled={!data} onClick={() => setOpen('add')}>
          Add a passkey
        </Button>
      </div>
      <AddPasskey open={open === 'add'} onOpenChange={onOpenChange} onAdded={read} />
      {chosen && (
        <>
          <RenamePasskey
            key={chosen._id}
            passkey={chosen}
            open={open === 'rename'}
            onOpenChange={onOpenChange}
            onRenamed={read}
          />
          <AlertDialog
            open={open === 'remove'}
            onOpenChange={onOpenChange}
            title={`Remove ${chosen.name}?`}
            description="It can no longer be used to sign in, and every other phone and computer is signed out. Your password still works. Delete the passkey on the device too, so that it is no longer offered."
            labels={{ confirm: 'Remove' }}
            onConfirm={() => removing.mutate(chosen._id)}
          />
        </>
      )}
    </>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  isRemoving: boolean
  onChoose: (what: 'rename' | 'remove') => void
}

function PasskeyRow({ passkey, isRemoving, onChoose }: PasskeyRowProps) {
  const { dateText, momentText } = useDates()
  return (
    <li>
      <div className="profile-device">
        <b>
          <bdi>{passkey.name}</bdi>
        </b>
        <span>
          Added {dateText(passkey.createdAt)}
          {passkey.lastUsedAt && `, last used ${momentText(passkey.lastUsedAt)}`}
        </span>
      </div>
      <div className="profile-buttons">
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Rename ${passkey.name}`}
          onClick={() => onChoose('rename')}
        >
          Rename
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Remove ${passkey.name}`}
          state={isRemoving ? 'loading' : 'idle'}
          onClick={() => onChoose('remove')}
        >
          Remove
        </Button>
      </div>
    </li>
  )
}
