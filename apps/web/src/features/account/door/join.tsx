import { Suspense } from 'react'
import { AccountDoor } from './account-door.tsx'
import { JoinPart } from './join-part.tsx'

/** The page that the link of an invitation opens. */
export function Join() {
  return (
    <AccountDoor
      heading="Join the team"
      lede="Your invitation works once. Choose the name that colleagues will see, and a password."
      motto="Good company makes light work, and light work makes good company."
    >
      <Suspense>
        <JoinPart />
      </Suspense>
    </AccountDoor>
  )
}
