import { readFile } from 'node:fs/promises'
import { commonPasswordsFile } from '../../settings/folders.ts'

let list: Promise<Set<string>> | undefined

const readList = async () => new Set((await readFile(commonPasswordsFile, 'utf8')).trimEnd().split('\n'))

/** Whether a password is one of the most common ones, ignoring case. */
export async function isCommon(password: string): Promise<boolean> {
  list ??= readList()
  return (await list).has(password.normalize('NFKC').toLowerCase())
}
