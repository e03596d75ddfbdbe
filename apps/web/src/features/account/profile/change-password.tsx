import { ApiError } from '@susegad/api-client/client'
import type { PasswordInput } from '@susegad/api-client/contract'
import { STAFF_PASSWORD_MIN_LENGTH } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { PasswordForm, type SubmitResult } from '@susegad/ui/password-form'
import { useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { beginSession } from '../../../shell/session/session.ts'
import { answerText } from '../../../signed-in/failure-text.ts'

/** Changes the password, which ends all other sessions. Staff need a longer password. */
export default function ChangePassword({ staff }: { staff: boolean }) {
  const [round, setRound] = useState(0)
  const [done, setDone] = useState(false)

  async function change(values: PasswordInput): Promise<SubmitResult> {
    try {
      const { token, user } = await service.users.changePassword(values)
      beginSession(token, user)
      setDone(true)
      return { ok: true }
    } catch (error) {
      return {
        ok: false,
        error: answerText(error, 'Password change failed'),
        errors: error instanceof ApiError ? error.fieldErrors : undefined,
      }
    }
  }

  return (
    <>
      <PasswordForm key={round} onSubmit={change} minLength={staff ? STAFF_PASSWORD_MIN_LENGTH : undefined} />
      {done && (
        <Button
          variant="outline"
          onClick={() => {
            setDone(false)
            setRound(round + 1)
          }}
        >
          Change it again
        </Button>
      )}
    </>
  )
}
