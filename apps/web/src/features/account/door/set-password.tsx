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
      lede="The link from our letter works once, and ends every session of your account."
      motto="Su·se·gad: the contented, unhurried life. Keep what is yours, and rest."
    >
      <SetPasswordPart />
    </AccountDoor>
  )
}
