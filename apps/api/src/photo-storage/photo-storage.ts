import { createHash, randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { HttpError } from '../http/http-error.ts'
import type { StorageSettings } from '../settings/storage-settings.ts'

const DEADLINE = 20_000
const RETRIES = 2
const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** The storage failed to read or write a photo or file; `cause` says why, for the operator. */
export class PhotosAway extends HttpError {
  constructor(cause: unknown) {
    super(503, 'Photos and files can’t be reached at the moment. Try again in a minute.', {
      retryAfter: 30,
      cause,
    })
  }
}

export interface StreamedBytes {
  chunks: AsyncIterable<Uint8Array>
  size: number
  type: string
  sha256: string
}

/** Immutable objects of a bucket, by name. */
export interface PhotoStorage {
  put: (object: string, bytes: Uint8Array) => Promise<void>
  get: (object: string) => Promise<Buffer>
  /** Like `put`, for bytes that are never in memory as a whole. */
  putStream: (object: string, bytes: StreamedBytes) => Promise<void>
  getStream: (object: string) => Promise<AsyncIterable<Uint8Array>>
  /** Idempotent. */
  remove: (object: string) => Promise<void>
}

const names: Record<string, string> = { master: 'master.jpg', small: 'small.webp' }

/** A new object name for each part of a photo. Objects are never overwritten, so that reads are consistent. */
export function newObjects(photoId: string, parts: readonly string[]): Map<string, string> {
  const round = randomBytes(5).toString('hex')
  return new Map(parts.map((of) => [of, `${photoId}/${round}/${names[of] ?? basename(of)}`]))
}

export function createPhotoStorage({ base, region, keyId, secret }: StorageSettings): PhotoStorage {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: RETRIES,
  })
  // A stream can be sent only once.
  const once = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: 0,
  })
  async function open(object: string, init: RequestInit, by = client): Promise<Response> {
    const answer = await by.fetch(base + object, { ...init, signal: AbortSignal.timeout(DEADLINE) })
    if (answer.ok || (init.method === 'DELETE' && answer.status === 404)) return answer
    const [, code] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? []
    throw new Error(`The photo storage answered ${answer.status}${code ? ` ${code}` : ''}`)
  }
  async function ask(object: string, init: RequestInit): Promise<Buffer> {
    try {
      return Buffer.from(await (await open(object, init)).arrayBuffer())
    } catch (error) {
      throw new PhotosAway(error)
    }
  }
  return {
    async put(object, bytes) {
      await ask(object, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: {
          'content-type': types[object.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
          // Checksum: the storage refuses corrupted uploads.
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      })
    },
    get: (object) => ask(object, { method: 'GET' }),
    async putStream(object, { chunks, size, type, sha256 }) {
      try {
        const body = ReadableStream.from(chunks) as BodyInit
        const headers = {
          'content-type': type,
          'content-length': String(size),
          'x-amz-content-sha256': sha256,
        }
        const answer = await open(object, { method: 'PUT', body, headers }, once)
        await answer.body?.cancel()
      } catch (error) {
        throw new PhotosAway(error)
      }
    },
    async getStream(object) {
      try {
        const { body } = await open(object, { method: 'GET' })
        if (body === null) throw new Error('The photo storage answered without a body')
        return body
      } catch (error) {
        throw new PhotosAway(error)
      }
    },
    async remove(object) {
      await ask(object, { method: 'DELETE' })
    },
  }
}
