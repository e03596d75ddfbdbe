import type { Queries } from '../../db/database.ts'
import { HttpError } from '../../http/http-error.ts'
import type { SessionUser } from '../../http/session.ts'
import { listPasskeys } from './passkey-store.ts'

/**
 * Requires sign-in by passkey, if there is one, to change sign-in methods: otherwise the password alone would
 * be enough to set up another factor.
 */
export async function assertBySecondFactor(
  db: Queries,
  { id, secondFactorDue }: Pick<SessionUser, 'id' | 'secondFactorDue'>,
): Promise<void> {
  if (secondFactorDue && (await listPasskeys(db, id)).length > 0)
    throw new HttpError(403, 'Sign in with your passkey to change how you sign in.')
}
