import { deferred } from '../../../shell/deferred/deferred.tsx'
import { AccountDoor } from './account-door.tsx'

const ConfirmEmailPart = deferred(
  () => import('./confirm-email-part.tsx').then((part) => part.ConfirmEmailPart),
  'touched',
)

/** The page that the link in an email opens, to confirm the address of an account. */
export function ConfirmEmail() {
  return (
    <AccountDoor
      heading="Confirm your email"
      lede="Confirm only if you created an account with us. If you did not, close this page."
      motto="Su·se·gad: the contented, unhurried life. Keep what is yours, and rest."
    >
      <ConfirmEmailPart />
    </AccountDoor>
  )
}
