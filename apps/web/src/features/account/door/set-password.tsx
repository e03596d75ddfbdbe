import { Suspense } from 'react'
import { AccountDoor } from './account-door.tsx'
import { SetPasswordPart } from './set-password-part.tsx'

/** The page that a mailed password link opens. */
export function SetPassword() {
  return (
    <AccountDoor
      heading="Set your password"
      lede="The link in our email works once. Setting a new password signs you out everywhere else."
      motto="Su·se·gad: the contented, unhurried life. Keep what is yours, and rest."
    >
      <Suspense>
        <SetPasswordPart />
      </Suspense>
    </AccountDoor>
  )
}
