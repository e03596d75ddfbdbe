import { randomUUID } from 'node:crypto'
import { createPhotoStorage, PhotosAway } from '../photo-storage/photo-storage.ts'
import type { Config } from '../settings/config.ts'
import { bad, type Finding, good } from './finding.ts'

const advice: readonly [RegExp, string][] = [
  [/NoSuchBucket|\b404\b/, 'Create the bucket, or correct its name in PHOTO_STORAGE'],
  [
    /InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|\b40[13]\b/,
    'Correct PHOTO_STORAGE_KEY_ID and PHOTO_STORAGE_SECRET, and allow this key to read, write and delete in the bucket',
  ],
  [
    /PermanentRedirect|AuthorizationHeaderMalformed|\b301\b|\b400\b/,
    'Set PHOTO_STORAGE_REGION to the region of the bucket',
  ],
]

const causeOf = (error: unknown): string => {
  const cause = error instanceof PhotosAway ? error.cause : error
  const { message, cause: inner } = cause as { message: string; cause?: { code?: string } }
  return inner?.code ? `it does not answer (${inner.code})` : message
}

/** Stores, reads and deletes a small object, as the service does with photos. */
export async function examinePhotos({ photoStorage }: Pick<Config, 'photoStorage'>): Promise<Finding> {
  if (!photoStorage) return good('Stored in the database')
  const { name } = photoStorage
  const storage = createPhotoStorage(photoStorage)
  const object = `doctor-${randomUUID()}.txt`
  const probe = Buffer.from(object)
  let doing = 'stored'
  try {
    await storage.put(object, probe)
    doing = 'read'
    if (!(await storage.get(object)).equals(probe))
      throw new Error('it returned different bytes from those stored')
    doing = 'deleted'
    await storage.remove(object)
    return good(`${name} works: stored, read and deleted a test file`)
  } catch (error) {
    const reason = causeOf(error)
    const known = advice.find(([pattern]) => pattern.test(reason))?.[1]
    return bad(
      `Nothing can be ${doing} in ${name}: ${reason}`,
      known ?? 'Check PHOTO_STORAGE_ENDPOINT, and that this machine can reach it',
    )
  }
}
