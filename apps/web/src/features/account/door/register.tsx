import { Suspense } from 'react'
import { useEntry } from '../session/use-entry.ts'
import { AccountDoor } from './account-door.tsx'
import { RegisterPart } from './register-part.tsx'

/** The registration page. */
export function Register() {
  useEntry()
  return (
    <AccountDoor
      heading="Create your account"
      lede="See every enquiry you send, and where it stands."
      motto="One account, and every question you ask us keeps its place."
    >
      <Suspense>
        <RegisterPart />
      </Suspense>
    </AccountDoor>
  )
}
