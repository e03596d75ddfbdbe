import { STAFF_PASSWORD_MIN_LENGTH } from '@susegad/api-client/rules'
import { HttpError } from '../../http-error.ts'
import type { UserRow } from './user-store.ts'

// What can be guessed within a million tries. Longer texts only cost time: their beginning decides.
const TOO_EASY = 2
const LOOK_AT = 64

async function isEasilyGuessed(password: string): Promise<boolean> {
  // Loaded when it is needed: its lists take more memory than the rest of the service.
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return estimate.check(password.slice(0, LOOK_AT)).score < TOO_EASY
}

/** Why a password is not good enough for staff, if it isn't. */
export async function staffPasswordProblem(password: string): Promise<string | undefined> {
  if (password.length < STAFF_PASSWORD_MIN_LENGTH)
    return `must have at least ${STAFF_PASSWORD_MIN_LENGTH} characters`
  if (await isEasilyGuessed(password))
    return 'is among the first that are tried. Choose another, such as four unrelated words'
  return undefined
}

/** Refuses what staff may not have; what every account needs is in the contract. */
export async function checkNewPassword(role: UserRow['role'], password: string): Promise<void> {
  if (role !== 'admin') return
  const problem = await staffPasswordProblem(password)
  if (problem === undefined) return
  const message = `A staff password ${problem}.`
  throw new HttpError(400, message, { errors: { newPassword: message } })
}
