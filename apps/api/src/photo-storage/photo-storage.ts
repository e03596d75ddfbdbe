import { createHash } from 'node:crypto'
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

const reasonOf = async (answer: Response): Promise<string> => {
  const [, code] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? []
  return code ? `${answer.status} ${code}` : String(answer.status)
}

export function createPhotoStorage({
  base,
  region,
  keyId,
  secret,
}: Omit<StorageSettings, 'name'>): PhotoStorage {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: RETRIES,
  })
  async function ask(object: string, init: RequestInit, fine: readonly number[] = []): Promise<Buffer> {
    try {
      const answer = await client.fetch(base + object, { ...init, signal: AbortSignal.timeout(DEADLINE) })
      if (answer.ok) return Buffer.from(await answer.arrayBuffer())
      const reason = await reasonOf(answer)
      if (fine.includes(answer.status)) return Buffer.alloc(0)
      throw new Error(`The photo storage answered ${reason}`)
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
      await ask(object, { method: 'DELETE' }, [404])
    },
  }
}
