import { createHash, randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { HttpError } from '../http/http-error.ts'
import type { StorageSettings } from '../settings/storage-settings.ts'

const DEADLINE = 20_000
const RETRIES = 2
const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** The storage failed to read or write a photo; `cause` says why, for the operator. */
export class PhotosAway extends HttpError {
  constructor(cause: unknown) {
    super(503, 'Photos can’t be reached at the moment. Try again in a minute.', { retryAfter: 30, cause })
  }
}

/** Immutable objects of a bucket, by name. */
export interface PhotoStorage {
  put: (object: string, bytes: Uint8Array) => Promise<void>
  get: (object: string) => Promise<Buffer>
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
  async function ask(object: string, init: RequestInit): Promise<Buffer> {
    try {
      const answer = await client.fetch(base + object, { ...init, signal: AbortSignal.timeout(DEADLINE) })
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (answer.ok || (init.method === 'DELETE' && answer.status === 404)) return bytes
      const [, code] = /<Code>(\w+)<\/Code>/.exec(bytes.toString()) ?? []
      throw new Error(`The photo storage answered ${answer.status}${code ? ` ${code}` : ''}`)
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
    async remove(object) {
      await ask(object, { method: 'DELETE' })
    },
  }
}
