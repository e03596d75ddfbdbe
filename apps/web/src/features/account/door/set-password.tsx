import { deferred } from '../../../shell/deferred/deferred.tsx'
import { AccountDoor } from './account-door.tsx'

const SetPasswordPart = deferred(
  () => import('./set-password-part.tsx').then((part) => part.SetPasswordPart),
  'touched',
)

/** The page that a mailed password link opens. */
export function SetPassword() {
  return (
    <AccountDoor
      heading="Set your password"
      lede="The link in our email works once. Setting a new password signs you out everywhere else."
      motto="Su·se·gad: the contented, unhurried life. Keep what is yours, and rest."
    >
      <SetPasswordPart />
    </AccountDoor>
  )
}
