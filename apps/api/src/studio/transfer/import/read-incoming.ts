import { type ContentData, contentName, type RefusedFile } from '@susegad/api-client/contract'
import { PHOTO_MAX_BYTES } from '@susegad/api-client/rules'
import { recordOfFile } from '../../records/content-kinds.ts'
import { RECORD_MAX_BYTES, tooDeep } from '../../records/record-size.ts'
import type { WrittenRecord } from '../../records/written-records.ts'
import { isSiteFile } from '../export/exported-files.ts'
import { BASE_FILE } from '../folder/base-release.ts'
import { type FolderFile, listFolder } from '../folder/folder-files.ts'
import { digestOf, isPhoto, photoNameOf } from '../folder/folder-photos.ts'

/** An incoming content folder: its records and other files. */
export interface Incoming {
  /** The text of studio.json. */
  mark: string | null
  records: WrittenRecord[]
  photos: { file: string; name: string; size: number; digest: string }[]
  refused: RefusedFile[]
}

const MOST_RECORDS = 5000
const MOST_BYTES = 32 * 1024 * 1024

class Refusal extends Error {
  readonly cure: string
  constructor(problem: string, cure: string) {
    super(problem)
    this.cure = cure
  }
}

/** Reads the files one by one; rejected files are listed with the reason. */
export async function readIncoming(
  files: readonly FolderFile[],
  contentDir: string,
  refused: readonly RefusedFile[] = [],
): Promise<Incoming> {
  const incoming: Incoming = { mark: null, records: [], photos: [], refused: [...refused] }
  const built = new Map((await listFolder(contentDir)).map((file) => [file.path, file]))
  const seen = new Set<string>()
  const photoNames = new Set<string>()
  let bytes = 0

  async function take(file: FolderFile): Promise<void> {
    const { path, size, isLink, read } = file
    // Check duplicates first: looking a path up later finds the first entry, so only that one may be accepted.
    if (seen.has(path)) throw new Refusal('is in the archive twice', 'Keep one of the two.')
    seen.add(path)
    if (isLink) throw new Refusal('is a link to another file', 'Put the file itself in its place.')
    const name = recordOfFile(path)
    const photo = photoNameOf(path)
    if (path === BASE_FILE) incoming.mark = (await readSmall(file)).toString('utf8')
    else if (name) {
      const data = recordIn(await readSmall(file))
      bytes += size
      if (bytes > MOST_BYTES || incoming.records.length === MOST_RECORDS)
        throw new Refusal('is one record too many', 'Import a smaller part of the folder first.')
      if (!contentName.safeParse(name).success)
        throw new Refusal(
          'has a name that can’t be used in an address',
          'Name the file in small letters, digits and single hyphens.',
        )
      incoming.records.push({ ...name, data })
    } else if (photo) {
      const digest = await photoDigest(file)
      if (photoNames.has(photo)) throw new Refusal('has the name of another photo', 'Keep one of the two.')
      photoNames.add(photo)
      incoming.photos.push({ file: path, name: photo, size, digest })
    } else if (isSiteFile(path)) {
      const isBuilt = size === built.get(path)?.size && (await built.get(path)?.read())?.equals(await read())
      if (!isBuilt)
        throw new Refusal(
          'belongs to how the site is built, not to what it says',
          'Put it into the folder that CONTENT_DIR names on the server, and build the site again.',
        )
    } else throw unknownFile(path)
  }

  for (const file of files)
    try {
      await take(file)
    } catch (error) {
      const { message } = error as Error
      const [problem, cure] =
        error instanceof Refusal
          ? [message, error.cure]
          : [`cannot be read: ${message}`, 'Make the folder or archive again.']
      incoming.refused.push({ file: file.path.slice(0, 300), problem, cure })
    }
  return incoming
}

function unknownFile(path: string): Refusal {
  if (path.startsWith('photos/'))
    return new Refusal(
      'is not a photo that can be imported',
      'Save it as JPEG, PNG, WebP or AVIF in a folder below photos, its name in small letters, digits and hyphens.',
    )
  if (path.startsWith('schema/'))
    return new Refusal('is a schema, for editors only', 'Leave it out: the studio has its own.')
  return new Refusal('is not a record of a site', 'Leave it out, or give it the place and name of a record.')
}

async function readSmall({ size, read }: FolderFile): Promise<Buffer> {
  if (size > RECORD_MAX_BYTES)
    throw new Refusal(
      `has ${Math.ceil(size / 1024)} KB`,
      `Keep a record below ${RECORD_MAX_BYTES / 1024} KB.`,
    )
  return read()
}

function recordIn(bytes: Buffer): ContentData {
  const value = jsonIn(bytes)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal('does not hold one record in curly brackets', 'Write the record as { … }.')
  if (tooDeep(value)) throw new Refusal('is nested too deep', 'Keep to the fields of its schema.')
  const { $schema: _editorsOnly, ...data } = value as ContentData
  return data
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), (key, inner) => {
      if (key === '__proto__') throw new SyntaxError('__proto__ is not a field')
      return inner
    })
  } catch (error) {
    throw new Refusal(`is not valid JSON: ${(error as Error).message}`, 'Correct the syntax at that place.')
  }
}

async function photoDigest({ size, read }: FolderFile): Promise<string> {
  if (size > PHOTO_MAX_BYTES)
    throw new Refusal(
      `has ${Math.ceil(size / 1024 / 1024)} MB`,
      `Make it smaller, at most ${PHOTO_MAX_BYTES / 1024 / 1024} MB.`,
    )
  const bytes = await read()
  if (!isPhoto(bytes))
    throw new Refusal(
      'is not a photo, despite its name',
      'Save it as JPEG, PNG, WebP or AVIF; a phone can be set to take JPEG.',
    )
  return digestOf(bytes)
}
