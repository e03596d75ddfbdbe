import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, createWriteStream, openSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Archive, openArchive } from '../folder/archive-files.ts'

/** Writes an archive to a file and lets `work` read it. The file has no name, so that even a killed process leaves nothing. */
export async function withArchive<T>(
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  work: (archive: Archive) => Promise<T>,
): Promise<T> {
  const archive = await openArchive(await written(folder, bytes))
  try {
    return await work(archive)
  } finally {
    archive.close()
  }
}

/** A descriptor of a file with these bytes. */
async function written(folder: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `.import-${randomUUID()}.zip`)
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await once(file, 'open')
  const reading = openSync(path, 'r')
  try {
    await rm(path)
    await pipeline(bytes, file)
    return reading
  } catch (error) {
    closeSync(reading)
    throw error
  }
}
