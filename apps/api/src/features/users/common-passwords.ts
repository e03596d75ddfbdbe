import { readFile } from 'node:fs/promises'
import { commonPasswordsFile } from '../../folders.ts'

const list = readFile(commonPasswordsFile, 'utf8').then((text) => new Set(text.split('\n')))

/** Whether a password is one of the most common ones, in whatever case: attackers try those first. */
export const isCommon = async (password: string): Promise<boolean> =>
  (await list).has(password.normalize('NFKC').toLowerCase())
