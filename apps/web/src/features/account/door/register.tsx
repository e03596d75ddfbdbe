import { deferred } from '../../../shell/deferred/deferred.tsx'
import { useEntry } from '../session/use-entry.ts'
import { AccountDoor } from './account-door.tsx'

const RegisterPart = deferred(
  () => import('./register-part.tsx').then((part) => part.RegisterPart),
  'touched',
)

/** The registration page. */
export function Register() {
  useEntry()
  return (
    <AccountDoor
      heading="Create your account"
      lede="See every enquiry you send, and where it stands."
      motto="One account, and every question you ask us keeps its place."
    >
      <RegisterPart />
    </AccountDoor>
  )
}
