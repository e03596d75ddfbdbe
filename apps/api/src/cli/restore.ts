import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import { StartError } from '../config.ts'
import { type BackupRow, isEmpty, writeBackup } from '../db/backup-store.ts'
import { withDatabase } from './with-database.ts'

const BATCH = 500

async function* batchesOf(file: string): AsyncGenerator<BackupRow[]> {
  const source = createReadStream(file)
  const lines = createInterface({ input: source.pipe(createGunzip()), crlfDelay: Infinity })
  let first = true
  let batch: BackupRow[] = []
  for await (const line of lines) {
    const parsed = JSON.parse(line) as BackupRow & { susegad?: string; version?: number }
    if (first) {
      if (parsed.susegad !== 'backup' || parsed.version !== 1)
        throw new StartError(`${file} is not a backup of this service.`)
      first = false
      continue
    }
    batch.push(parsed)
    if (batch.length === BATCH) {
      yield batch
      batch = []
    }
  }
  if (first) throw new StartError(`${file} is empty.`)
  yield batch
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
})
const [file] = positionals

if (file === undefined || !existsSync(file)) {
  console.error(
    `Usage: node apps/api/src/cli/restore.ts <file> [--replace]\n${file === undefined ? '' : `There is no ${file}.`}`,
  )
  process.exitCode = 1
} else {
  await withDatabase(async (db) => {
    if (!values.replace && !(await isEmpty(db))) {
      throw new StartError(
        'This database is not empty. Add --replace to put the backup in place of everything in it.',
      )
    }
    const counts = await writeBackup(db, batchesOf(file))
    console.log(
      `Restored ${counts.get('enquiries') ?? 0} enquiries and ${counts.get('users') ?? 0} accounts.`,
    )
  })
}
