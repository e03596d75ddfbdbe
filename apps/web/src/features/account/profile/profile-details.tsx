import type { User } from '@susegad/api-client/contract'
import { userQueries } from '@susegad/api-client/queries'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { ProfileForm, type ProfileFormProps, type SubmitResult } from '@susegad/ui/profile-form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { renewUser } from '../../../shell/session/session.ts'
import { answerText } from '../../../signed-in/failure-text.ts'
import { dropUnsent, keepUnsent, readUnsent } from '../../../signed-in/unsent.ts'
import { EmailConfirmation } from './email-confirmation.tsx'
import { profileInput, shownProfile } from './profile-values.ts'

const form = 'profile'

/** The profile form; unsaved changes survive an ended session. */
export default function ProfileDetails({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const [unsent, setUnsent] = useState(() => readUnsent(form))
  const [discards, setDiscards] = useState(0)

  async function save(values: Parameters<ProfileFormProps['onSubmit']>[0]): Promise<SubmitResult> {
    try {
      const answer = await service.users.updateProfile(profileInput(values))
      dropUnsent(form)
      setUnsent(null)
      queryClient.setQueryData(userQueries(service).profile().queryKey, answer)
      renewUser(answer.user)
      return { ok: true }
    } catch (error) {
      return { ok: false, error: answerText(error, 'Profile update failed') }
    }
  }

  function discard() {
    dropUnsent(form)
    setUnsent(null)
    setDiscards(discards + 1)
  }

  return (
    <>
      {unsent && (
        <Alert
          tone="info"
          title="Not saved yet"
          actions={
            <Button variant="outline" size="sm" onClick={discard}>
              Discard
            </Button>
          }
        >
          <p>These are the changes you made earlier.</p>
        </Alert>
      )}
      <EmailConfirmation user={user} />
      <ProfileForm
        key={discards}
        defaultValues={shownProfile(user, unsent)}
        onSubmit={save}
        onInput={({ currentTarget }) => keepUnsent(form, typedValues(currentTarget))}
      />
    </>
  )
}

function typedValues(element: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(element)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
