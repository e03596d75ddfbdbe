import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readMaster } from '../photo-storage/part-store.ts'
import { createPhotoStorage, PhotosAway } from '../photo-storage/photo-storage.ts'
import { StartError } from '../settings/config.ts'
import { importContentOnce } from '../studio/records/content-folder.ts'
import { FolderChanged, writeFolder } from '../studio/transfer/export/write-folder.ts'
import { withDatabase } from './with-database.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { overwrite: { type: 'boolean', default: false } },
})
const [folder] = positionals

if (folder === undefined) {
  console.error('Usage: export-content <folder> [--overwrite]')
  process.exitCode = 1
} else {
  await withDatabase(async (db, { contentDir, photoStorage }) => {
    await importContentOnce(db, contentDir)
    const storage = photoStorage && createPhotoStorage(photoStorage)
    const options = {
      ...values,
      folder: resolve(folder),
      contentDir,
      readMaster: (id: string) => readMaster(db, id, storage),
    }
    const done = await writeFolder(db, options).catch((error) => {
      if (error instanceof FolderChanged) throw new StartError(error.message)
      if (error instanceof PhotosAway)
        throw new StartError(`${(error.cause as Error).message}. Run the doctor.`)
      throw error
    })
    for (const file of done.written) console.log(`wrote    ${file}`)
    for (const file of done.removed) console.log(`removed  ${file}`)
    console.log(`${folder} now holds version ${done.number}.`)
  })
}
