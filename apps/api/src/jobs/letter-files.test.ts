import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { forgetLetterFiles, letterFolder } from './letter-files.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'susegad-letters-'))
afterAll(() => rm(dataDir, { recursive: true }))

it('deletes only expired emails', async () => {
  await forgetLetterFiles(dataDir, '30 days')
  const folder = letterFolder(dataDir)
  await mkdir(folder)
  const now = Date.now()
  const daysAgo = (days: number) => new Date(now - days * 24 * 3_600_000)
  for (const [file, days] of [
    ['00000001.eml', 31],
    ['00000002.eml', 29],
    ['notes.txt', 400],
  ] as const) {
    await writeFile(join(folder, file), 'words of a visitor')
    await utimes(join(folder, file), daysAgo(days), daysAgo(days))
  }
  await forgetLetterFiles(dataDir, '30 days', now)
  expect((await readdir(folder)).sort()).toEqual(['00000002.eml', 'notes.txt'])
})
