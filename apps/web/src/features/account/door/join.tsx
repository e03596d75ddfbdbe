import { deferred } from '../../../shell/deferred/deferred.tsx'
import { AccountDoor } from './account-door.tsx'

const JoinPart = deferred(() => import('./join-part.tsx').then((part) => part.JoinPart), 'idle')

/** The page that the link of an invitation opens. */
export function Join() {
  return (
    <AccountDoor
      heading="Join the team"
      lede="Your invitation works once. Choose the name that colleagues will see, and a password."
      motto="Good company makes light work, and light work makes good company."
    >
      <JoinPart />
    </AccountDoor>
  )
}
