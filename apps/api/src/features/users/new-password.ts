import { readFile } from 'node:fs/promises'
import { STAFF_PASSWORD_MIN_LENGTH } from '@susegad/api-client/rules'
import { HttpError } from '../../http/http-error.ts'
import { commonPasswordsFile } from '../../settings/folders.ts'
import type { UserRow } from './user-store.ts'

// A zxcvbn score below 2 means under a million guesses. Only the first 64 characters are checked, to save time.
const TOO_EASY = 2
const LOOK_AT = 64

let commonPasswords: Promise<Set<string>> | undefined

const readCommonPasswords = async () =>
  new Set((await readFile(commonPasswordsFile, 'utf8')).trimEnd().split('\n'))

async function isCommon(password: string): Promise<boolean> {
  commonPasswords ??= readCommonPasswords()
  return (await commonPasswords).has(password.normalize('NFKC').toLowerCase())
}

async function isEasilyGuessed(password: string): Promise<boolean> {
  // Loaded on demand: its word lists take more memory than the rest of the service.
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return estimate.check(password.slice(0, LOOK_AT)).score < TOO_EASY
}

/** Why a password is too weak for staff, or undefined. */
export async function staffPasswordProblem(password: string): Promise<string | undefined> {
  if (password.length < STAFF_PASSWORD_MIN_LENGTH)
    return `must have at least ${STAFF_PASSWORD_MIN_LENGTH} characters`
  if (await isEasilyGuessed(password))
    return 'is too easy to guess. Choose another, such as four unrelated words'
  return undefined
}

async function newPasswordProblem(role: UserRow['role'], password: string): Promise<string | undefined> {
  const problem = role === 'admin' ? await staffPasswordProblem(password) : undefined
  if (problem !== undefined) return `A staff password ${problem}.`
  return (await isCommon(password))
    ? 'This password is one of the most common ones. Choose another.'
    : undefined
}

/** Rejects common passwords, and for staff weak ones; the contract checks the rules for every account. */
export async function checkNewPassword(
  role: UserRow['role'],
  password: string,
  field = 'newPassword',
): Promise<void> {
  const message = await newPasswordProblem(role, password)
  if (message !== undefined) throw new HttpError(400, message, { errors: { [field]: message } })
}
