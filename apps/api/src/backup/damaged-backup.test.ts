import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { freshDatabase } from '../../test/fresh-database.ts'
import { SECRET, startService } from '../../test/service.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackupFile } from './write-backup-file.ts'

const { untimed, staff, enquire, call } = await startService()
const folder = await mkdtemp(join(tmpdir(), 'susegad-backup-'))
const file = join(folder, 'all.backup.gz')
afterAll(() => rm(folder, { recursive: true, force: true }))

const member = await staff()
const id = await enquire()
await call('POST', `/api/enquiries/${id}/notes`, { token: member.token, body: { text: 'Called.' } })
await writeBackupFile(untimed, file, { key: undefined })
const target = await freshDatabase()
afterAll(() => target.drop())

const rows = () =>
  Promise.all(
    ['users', 'enquiries', 'enquiry_notes', 'enquiry_totals'].map((table) =>
      target.database.query(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`),
    ),
  )

/** A copy of the backup whose lines are changed. */
async function changed(change: (lines: string[]) => string[]): Promise<string> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n')
  const copy = join(folder, 'changed.backup.gz')
  await writeFile(copy, gzipSync(`${change(lines).join('\n')}\n`))
  return copy
}

it.each([
  [
    'a newer schema',
    (lines: string[]) => [
      JSON.stringify({
        ...JSON.parse(lines[0] ?? ''),
        schema: { name: '0042_from_the_future', hash: 'f00d' },
      }),
      ...lines.slice(1),
    ],
    /was written at schema 0042_from_the_future, by a newer version of the service\. Update this one first/,
  ],
  ['no end', (lines: string[]) => lines.slice(0, -1), /is incomplete: its end is missing/],
  [
    'a missing row',
    (lines: string[]) => lines.filter((line) => !line.includes('"table":"enquiry_notes"')),
    /is incomplete: it has 0 rows of enquiry_notes, not 1/,
  ],
  [
    'a truncated line',
    (lines: string[]) => [...lines.slice(0, 9), '{"tab'],
    /is not a backup .* or it is damaged/,
  ],
  ['other content', () => ['{}'], /is not a backup of this service/],
])('a backup with %s is refused, and nothing changes', async (_what, change, reason) => {
  const before = await rows()
  const copy = await changed(change)
  await expect(restoreBackup(target.untimed, copy, { secret: SECRET })).rejects.toThrow(reason)
  expect(await rows()).toEqual(before)
})

it('a backup that was cut off is refused', async () => {
  const cut = join(folder, 'cut.backup.gz')
  await writeFile(cut, (await readFile(file)).subarray(0, -100))
  await expect(restoreBackup(target.untimed, cut, { secret: SECRET })).rejects.toThrow(/or it is damaged/)
})
