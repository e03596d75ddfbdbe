import type { User } from '@susegad/api-client/contract'
import { keepHelperClosed } from '../src/shell/contact/helper-closed.ts'
import { beginSession, leaveSession } from '../src/shell/session/session.ts'
import { dropAllTyped, VISITOR } from '../src/shell/session/typed-words.ts'
import { forgetTrip } from '../src/shell/trip/keep-trip.ts'
import { queryClientOf } from '../src/signed-in/query-client.ts'

/** Signs in this person, or nobody, and drops what the last story has left, but for the helper, which moves by a timer. */
export function visitAs(user: User | undefined): void {
  for (const owner of [VISITOR, user?._id]) {
    if (!owner) continue
    dropAllTyped(owner)
    forgetTrip(owner)
  }
  // Switching to another owner drops what the last story has cached.
  queryClientOf(VISITOR)
  if (user) beginSession('token-of-a-story', user)
  else leaveSession()
  keepHelperClosed()
}
