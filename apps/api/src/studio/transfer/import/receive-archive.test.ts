import { readdir, readlink } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, json } from 'node:stream/consumers'
import type { ImportResult } from '@susegad/api-client/contract'
import { IMPORT_MAX_BYTES } from '@susegad/api-client/rules'
import { describe, expect, it } from 'vitest'
import { folderCalls, zipOf } from '../../../../test/folder.ts'
import { startStudio } from '../../../../test/studio.ts'
import { uploadOf } from './receive-archive.ts'

const patience = { head: 1000, request: 1000, idle: 20_000, checkEvery: 50 }
const studio = await startStudio({ patience })
const { app, call, config, db, staff } = studio
const owner = await staff()
const folder = folderCalls(studio, owner)
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as { port: number }

const path = '/api/content/imports?name=site.zip'
const headers = { 'content-type': 'application/octet-stream' }
const archive = await zipOf({ 'studio.json': '{}' })
const send = (body: Buffer | Readable, more = {}) =>
  call<ImportResult & { message: string }>('POST', path, {
    token: owner.token,
    body,
    headers: { ...headers, ...more },
  })

/** An upload whose bytes the test sends itself. */
function slowly(length: number) {
  const upload = request({
    port,
    path,
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${owner.token}`, 'content-length': length },
  })
  const answer = new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    upload.on('error', reject)
    upload.on('response', async (response) =>
      resolve({ status: response.statusCode, body: await json(response) }),
    )
  })
  return { upload, answer }
}

/** Archives on the disk, also those without a name that this process has open. */
async function onDisk(): Promise<string[]> {
  const open = process.platform === 'linux' ? await readdir('/proc/self/fd') : []
  const paths = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return [...paths, ...(await readdir(config.dataDir)).map((name) => join(config.dataDir, name))].filter(
    (file) => file.includes('.import-'),
  )
}
const stored = () => db.query('select state from content_imports order by at')
const isLeft = async (states: string[]) => {
  await expect.poll(onDisk).toEqual([])
  await expect.poll(stored).toEqual(states.map((state) => ({ state })))
}

describe('an archive', () => {
  it('replaces the former import of the same person, and leaves no file', async () => {
    const former = await folder.send(archive)
    const { _id, size } = await folder.send(archive)
    expect(size).toBe(archive.length)
    expect(await folder.read(former._id)).toBeUndefined()
    expect((await folder.read(_id)).plan).not.toBeNull()
    await isLeft(['ready'])
  })

  it.each([
    ['is damaged', archive.subarray(0, 60), {}, 422, /^This is not a zip archive\. Choose one/],
    ['is empty', Readable.from([]), {}, 400, /^The file is empty\.$/],
    [
      'is too large',
      archive,
      { 'content-length': String(IMPORT_MAX_BYTES + 1) },
      413,
      /up to 100 MB\. Leave/,
    ],
    ['has another type', archive, { 'content-type': 'application/json' }, 400, /not valid JSON/],
  ])('that %s is refused, and the former import is kept', async (_what, body, more, status, message) => {
    const found = await folder.send(archive)
    const answer = await send(body, more)
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(message) } })
    expect((await folder.read(found._id)).plan).toEqual(found.plan)
    await isLeft(['ready'])
  })

  it('that cannot be stored leaves no rows or files', async () => {
    await db.query('delete from content_imports')
    await db.query('alter table content_import_parts add constraint no_part check (false) not valid')
    const { status } = await send(archive).finally(() =>
      db.query('alter table content_import_parts drop constraint no_part'),
    )
    expect(status).toBe(500)
    await isLeft([])
  })
})

describe('an upload', () => {
  it('that exceeds the limit is refused without closing the connection', async () => {
    const body = Readable.from([Buffer.alloc(60), Buffer.alloc(60)])
    await expect(buffer(uploadOf(body, 100))).rejects.toMatchObject({ statusCode: 413 })
    expect(body.destroyed).toBe(false)
  })

  it('whose connection breaks leaves no rows or files', async () => {
    await db.query('delete from content_imports')
    const { upload, answer } = slowly(archive.length)
    upload.write(archive.subarray(0, 50))
    await expect.poll(onDisk).not.toEqual([])
    upload.destroy()
    await expect(answer).rejects.toThrow()
    await isLeft([])
  })

  it('is aborted by a newer one of the same person', async () => {
    const { upload, answer } = slowly(archive.length)
    upload.write(archive.subarray(0, 50))
    await expect.poll(onDisk).not.toEqual([])
    const ended = expect(answer).rejects.toThrow()
    await folder.send(archive)
    await ended
    await isLeft(['ready'])
  })

  it('may take longer than other calls', async () => {
    const { upload, answer } = slowly(archive.length)
    upload.write(archive.subarray(0, 50))
    await expect.poll(onDisk).not.toEqual([])
    // This call starts later and times out, so the upload would have too without its exemption.
    const other = connect(port, '127.0.0.1')
    other.write(
      'POST /api/enquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
    )
    expect(await buffer(other).then(String, () => '')).toMatch(/^(HTTP\/1.1 408 |$)/)
    upload.end(archive.subarray(50))
    expect(await answer).toMatchObject({ status: 201, body: { import: { size: archive.length } } })
    await isLeft(['ready'])
  })
})
