import { openSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { AuthResult, ContentImport, ImportResult, TakeResult } from '@susegad/api-client/contract'
import { expect } from 'vitest'
import { ZipFile } from 'yazl'
import { openArchive } from '../src/studio/transfer/folder/archive-files.ts'
import { listFolder } from '../src/studio/transfer/folder/folder-files.ts'
import type { startStudio } from './studio.ts'

export type Files = Record<string, Buffer | string>

/** An archive of these files. */
export function zipOf(
  files: Files,
  options: Partial<Record<string, { mode: number }>> = {},
): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, bytes] of Object.entries(files))
    zip.addBuffer(Buffer.from(bytes), path, options[path] ?? {})
  zip.end()
  return buffer(zip.outputStream)
}

export async function unzip(bytes: Buffer): Promise<Files> {
  const file = join(await mkdtemp(join(tmpdir(), 'susegad-zip-')), 'site.zip')
  await writeFile(file, bytes)
  const { files, close } = await openArchive(openSync(file, 'r'))
  try {
    return Object.fromEntries(
      await Promise.all(files.map(async ({ path, read }) => [path, await read()] as const)),
    )
  } finally {
    close()
  }
}

/** The files of a folder as an import sees them. */
export const filesIn = async (folder: string): Promise<Files> =>
  Object.fromEntries(
    await Promise.all(
      (await listFolder(folder)).map(async ({ path, read }) => [path, await read()] as const),
    ),
  )

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
}

export const textIn = (folder: string, path: string) => readFile(join(folder, path), 'utf8')

/** An editor's export and import calls. */
export function folderCalls({ call, app }: Awaited<ReturnType<typeof startStudio>>, { token }: AuthResult) {
  const at = (id: string, rest = '') => `/api/content/imports/${id}${rest}`
  const read = async (id: string, query = '') =>
    (await call<ImportResult>('GET', at(id, query), { token })).body.import
  return {
    read,
    async exported(): Promise<Buffer> {
      const answer = await app.inject({
        url: '/api/content/export',
        headers: { authorization: `Bearer ${token}` },
      })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
      return answer.rawPayload
    },
    async send(body: Buffer): Promise<ContentImport> {
      const headers = { 'content-type': 'application/octet-stream' }
      const path = '/api/content/imports?name=site.zip'
      const sent = await call<ImportResult>('POST', path, { token, body, headers })
      expect(sent.status).toBe(201)
      return sent.body.import
    },
    take: (found: ContentImport, choice = {}) =>
      call<TakeResult & { message: string }>('POST', at(found._id, '/take'), {
        token,
        body: { version: found.plan?.version, ...choice },
      }),
  }
}
