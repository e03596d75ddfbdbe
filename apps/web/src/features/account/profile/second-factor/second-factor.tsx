import type { AuthResult } from '@susegad/api-client/contract'
import { userQueries } from '@susegad/api-client/queries'
import { Button } from '@susegad/ui/button'
import { Skeleton } from '@susegad/ui/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { service } from '../../../../shell/session/service.ts'
import { beginSession } from '../../../../shell/session/session.ts'
import { useDates } from '../../../../signed-in/dates.ts'
import { LoadFailure } from '../../../../signed-in/load-failure.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { RemoveSecondFactor } from './remove-second-factor.tsx'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'

const query = userQueries(service).secondFactor()

/** The second factor of the signed-in person: set up, new recovery codes, remove. */
export default function SecondFactor() {
  const { dateText } = useDates()
  const secondFactor = useQuery(query)
  const { data, error } = secondFactor
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<'set-up' | 'codes' | 'remove'>()
  const onOpenChange = (isOpen: boolean) => !isOpen && setOpen(undefined)

  function changed({ token, user }: AuthResult) {
    beginSession(token, user)
    void queryClient.invalidateQueries({ queryKey: userQueries(service).all() })
  }

  if (error && !data)
    return <LoadFailure text="Two-step verification could not be loaded." query={secondFactor} />
  if (!data) return <Skeleton style={{ inlineSize: '100%', blockSize: '2.75rem' }} />
  const { since, recoveryCodes, asked } = data.secondFactor
  return (
    <>
      {since === null ? (
        <p className="profile-hint">
          With it, somebody who learns your password still needs your phone: an app on it shows a new code
          every 30 seconds.{asked && ' Your team requires it. A passkey counts too.'}
        </p>
      ) : (
        <p>
          On since {dateText(since)}. {codesLeft(recoveryCodes)}
        </p>
      )}
      <div className="profile-buttons">
        {since === null ? (
          <Button variant="outline" onClick={() => setOpen('set-up')}>
            Set up
          </Button>
        ) : (
          <>
            <Button variant="outline" onClick={() => setOpen('codes')}>
              New recovery codes
            </Button>
            <Button variant="ghost" onClick={() => setOpen('remove')}>
              Remove
            </Button>
          </>
        )}
      </div>
      <SetUpSecondFactor open={open === 'set-up'} onOpenChange={onOpenChange} onChanged={changed} />
      <NewRecoveryCodes open={open === 'codes'} onOpenChange={onOpenChange} onChanged={changed} />
      <RemoveSecondFactor open={open === 'remove'} onOpenChange={onOpenChange} onChanged={changed} />
    </>
  )
}

const codesLeft = (count: number): string =>
  count === 0
    ? 'No recovery codes are left. Create new ones.'
    : `${count === 1 ? '1 recovery code is' : `${count} recovery codes are`} left.`
