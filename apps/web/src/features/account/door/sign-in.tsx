import { Suspense } from 'react'
import { useEntry } from '../session/use-entry.ts'
import { AccountDoor } from './account-door.tsx'
import { SignInPart } from './sign-in-part.tsx'

/** The sign-in page. */
export function SignIn() {
  useEntry()
  return (
    <AccountDoor
      heading="Welcome back"
      lede="Sign in to follow your enquiries."
      motto="Su·se·gad: the contented, unhurried life. Nothing here will rush you."
    >
      <Suspense>
        <SignInPart />
      </Suspense>
    </AccountDoor>
  )
}
