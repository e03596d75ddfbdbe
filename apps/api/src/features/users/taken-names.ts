import { errorCode } from '../../db/database.ts'
import { HttpError } from '../../http/http-error.ts'

const takenTexts = { username: 'This username is already taken', email: 'This email is already registered' }

export const taken = (fields: ('username' | 'email')[]): HttpError => {
  const errors = Object.fromEntries(fields.map((field) => [field, takenTexts[field]]))
  return new HttpError(409, Object.values(errors)[0] ?? 'Already taken', { errors })
}

/** Runs a write that fails if a username or email address was taken in the meantime. */
export async function orTaken<T>(
  write: () => Promise<T>,
  fields: () => Promise<('username' | 'email')[]>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (errorCode(error) === '23505') throw taken(await fields())
    throw error
  }
}
