import { deferred } from '../../../shell/deferred/deferred.tsx'
import { useEntry } from '../session/use-entry.ts'
import { AccountDoor } from './account-door.tsx'

const SignInPart = deferred(() => import('./sign-in-part.tsx').then((part) => part.SignInPart), 'touched')

/** The sign-in page. */
export function SignIn() {
  useEntry()
  return (
    <AccountDoor
      heading="Welcome back"
      lede="Sign in to follow your enquiries."
      motto="Su·se·gad: the contented, unhurried life. Nothing here will rush you."
    >
      <SignInPart />
    </AccountDoor>
  )
}
