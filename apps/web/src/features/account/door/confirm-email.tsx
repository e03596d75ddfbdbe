import { Suspense } from 'react'
import { AccountDoor } from './account-door.tsx'
import { ConfirmEmailPart } from './confirm-email-part.tsx'

/** The page that the link in an email opens, to confirm the address of an account. */
export function ConfirmEmail() {
  return (
    <AccountDoor
      heading="Confirm your email"
      lede="Confirm only if you created an account with us. If you did not, close this page."
      motto="Su·se·gad: the contented, unhurried life. Keep what is yours, and rest."
    >
      <Suspense>
        <ConfirmEmailPart />
      </Suspense>
    </AccountDoor>
  )
}
