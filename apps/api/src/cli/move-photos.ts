import { parseArgs } from 'node:util'
import { moveAttachments } from '../photo-storage/attachment-parts.ts'
import { movePhotos } from '../photo-storage/move-photos.ts'
import { createPhotoStorage, PhotosAway } from '../photo-storage/photo-storage.ts'
import { StartError } from '../settings/config.ts'
import { withDatabase } from './with-database.ts'

const { values } = parseArgs({ options: { to: { type: 'string', default: 'storage' } } })
const { to } = values

if (to !== 'storage' && to !== 'database') {
  console.error('Usage: node apps/api/src/cli/move-photos.ts [--to storage|database]')
  process.exitCode = 1
} else {
  await withDatabase(async (db, { photoStorage }) => {
    if (!photoStorage)
      throw new StartError(
        'PHOTO_STORAGE is not set. Moving photos needs it, with the other storage settings, in both directions.',
      )
    const where = to === 'storage' ? photoStorage.name : 'the database'
    try {
      const storage = createPhotoStorage(photoStorage)
      const count = await movePhotos(db, storage, to, (done, all) => {
        if (done % 10 === 0 && done < all) console.log(`${done} of ${all} photos are in ${where}.`)
      })
      console.log(count === 0 ? `All photos are in ${where}.` : `${count} photos were moved to ${where}.`)
      const files = await moveAttachments(db, storage, to)
      if (files > 0) console.log(`${files} files of messages were moved to ${where}.`)
    } catch (error) {
      if (!(error instanceof PhotosAway)) throw error
      throw new StartError(
        `${(error.cause as Error).message}. Photos that were moved stay moved. Run the doctor, then this command again.`,
      )
    }
  })
}
