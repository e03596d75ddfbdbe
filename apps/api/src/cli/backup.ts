import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { readBackup } from '../db/backup-store.ts'
import { withDatabase } from './with-database.ts'

const [file = `susegad-${new Date().toISOString().replace(/[:.]/g, '-')}.backup.gz`] = process.argv.slice(2)

/** Writes a snapshot of every row into one file that only its owner can read. */
await withDatabase(async (db) => {
  const unfinished = `${file}.part`
  const gzip = createGzip()
  const output = gzip.pipe(createWriteStream(unfinished, { mode: 0o600 }))
  gzip.write(`${JSON.stringify({ susegad: 'backup', version: 1, at: new Date().toISOString() })}\n`)
  let count = 0
  await readBackup(db, async (rows) => {
    count += rows.length
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    if (!gzip.write(text)) await once(gzip, 'drain')
  })
  gzip.end()
  await finished(output)
  await rename(unfinished, file)
  console.log(`${count} rows are in ${file}.`)
})
