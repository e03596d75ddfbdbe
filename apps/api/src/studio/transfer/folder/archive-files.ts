import { closeSync, read } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { RefusedFile } from '@susegad/api-client/contract'
import { type Entry, fromFdPromise, getFileNameLowLevel, validateFileName, type ZipFile } from 'yauzl'
import { BASE_FILE } from './base-release.ts'
import type { FolderFile } from './folder-files.ts'

const MOST_FILES = 20_000
/** Limit of the unpacked size. A zip bomb declares more, or is cut off. */
const MOST_UNPACKED = 1024 * 1024 * 1024
const LINK = 0o120000
const TYPE = 0o170000

/** The archive can't be imported at all; the message says what to do. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused'
}

export interface Archive {
  files: FolderFile[]
  refused: RefusedFile[]
  size: number
  read: (chunkBytes: number) => AsyncIterable<Uint8Array>
  close: () => void
}

const isIgnored = (path: string) =>
  path.endsWith('/') || /(^|\/)(\.[^./]|__MACOSX\/|node_modules\/|Thumbs\.db$)/.test(path)

/** The files of a zip archive, unpacked lazily. Takes over the descriptor of its file, and closes it. */
export async function openArchive(file: number): Promise<Archive> {
  const zip = await fromFdPromise(file, { lazyEntries: true, autoClose: false, decodeStrings: false }).catch(
    (cause: unknown) => {
      closeSync(file)
      throw new ArchiveRefused(
        'This is not a zip archive. Choose one made by the studio or by your computer.',
        { cause },
      )
    },
  )
  try {
    return {
      ...(await listEntries(zip)),
      size: zip.fileSize,
      read: (chunkBytes) => bytesOf(file, chunkBytes),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    if (error instanceof ArchiveRefused) throw error
    throw new ArchiveRefused('This archive is damaged. Make it again.', { cause: error })
  }
}

const readFrom = promisify(read)

/** Not a stream: an abandoned stream closes the descriptor later, when it may belong to another file. */
async function* bytesOf(file: number, chunkBytes: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; ; ) {
    const { bytesRead, buffer: bytes } = await readFrom(file, Buffer.alloc(chunkBytes), 0, chunkBytes, at)
    if (bytesRead === 0) return
    yield bytes.subarray(0, bytesRead)
    at += bytesRead
  }
}

async function listEntries(zip: ZipFile): Promise<Pick<Archive, 'files' | 'refused'>> {
  const found: FolderFile[] = []
  const refused: RefusedFile[] = []
  let unpacked = 0
  if (zip.entryCount > MOST_FILES)
    throw new ArchiveRefused(`This archive has more than ${MOST_FILES} files. Import a smaller folder.`)
  for await (const entry of zip.eachEntry()) {
    const path = nameOf(entry)
    if (isIgnored(path)) continue
    unpacked += entry.uncompressedSize
    if (unpacked > MOST_UNPACKED)
      throw new ArchiveRefused(
        'This archive unpacks to more than 1 GB. Leave out photos that have not changed, or use the import-content command.',
      )
    const problem = faultOf(path, entry)
    if (problem === undefined) found.push(fileOf(zip, entry, path))
    else refused.push({ file: path.slice(0, 300), ...problem })
  }
  return { files: withoutWrapping(found), refused }
}

const nameOf = (entry: Entry): string =>
  getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)

function faultOf(path: string, entry: Entry): Omit<RefusedFile, 'file'> | undefined {
  if (validateFileName(path) !== null || path.includes('\0') || path.split('/').includes('.'))
    return { problem: 'leads out of the folder', cure: 'Make the archive of the folder itself.' }
  if (entry.isEncrypted())
    return { problem: 'is locked by a password', cure: 'Make the archive without a password.' }
  if (!entry.canDecodeFileData())
    return { problem: 'is packed in a way that is not read here', cure: 'Make an ordinary zip archive.' }
  return undefined
}

const fileOf = (zip: ZipFile, entry: Entry, path: string): FolderFile => ({
  path,
  size: entry.uncompressedSize,
  isLink: ((entry.externalFileAttributes >>> 16) & TYPE) === LINK,
  // The library cuts off a file that unpacks to more than declared.
  read: async () => buffer(await zip.openReadStreamPromise(entry)),
})

/** Removes the top-level folder that some systems add. */
function withoutWrapping(files: readonly FolderFile[]): FolderFile[] {
  const [top] = files[0]?.path.split('/') ?? []
  const isWrapped =
    files.some(({ path }) => path === `${top}/business.json` || path === `${top}/${BASE_FILE}`) &&
    files.every(({ path }) => path.startsWith(`${top}/`))
  return isWrapped && top
    ? files.map((file) => ({ ...file, path: file.path.slice(top.length + 1) }))
    : [...files]
}
