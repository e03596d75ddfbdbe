import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { useState, useSyncExternalStore } from 'react'
import { enter } from '../session/use-entry.ts'

const never = () => () => {}
const known = () => 'PublicKeyCredential' in globalThis

/** Sign-in with a passkey; its script loads on click. Hidden if the browser doesn't support passkeys. */
export function PasskeySignIn() {
  const canUse = useSyncExternalStore(never, known, () => true)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  if (!canUse) return null

  async function signIn() {
    setBusy(true)
    setFailure('')
    try {
      setFailure(await signInByPasskey())
    } catch {
      // A script did not load.
      setFailure('Login failed. Check your connection and try again.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="sign-in-layout-passkey">
      {failure && <Alert>{failure}</Alert>}
      <Button variant="outline" state={busy ? 'loading' : 'idle'} onClick={() => void signIn()}>
        Sign in with a passkey
      </Button>
    </div>
  )
}

/** Returns why it failed, or nothing; rejects if a script can't be loaded. */
async function signInByPasskey(): Promise<string> {
  const [{ service }, { answerText }, { ApiError }, { passkeyFailure, signByPasskey }] = await Promise.all([
    import('../../../shell/session/service.ts'),
    import('../../../signed-in/failure-text.ts'),
    import('@susegad/api-client/client'),
    import('../session/passkey.ts'),
  ])
  try {
    const { options } = await service.users.passkeySignInOptions()
    enter(await service.users.passkeySignIn({ response: await signByPasskey(options) }), 0)
    return ''
  } catch (error) {
    return error instanceof ApiError ? answerText(error, 'Login failed') : passkeyFailure(error)
  }
}
