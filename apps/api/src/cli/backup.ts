import { parseArgs } from 'node:util'
import { generateX25519Identity } from 'age-encryption'
import { backupName } from '../backup/backup-folder.ts'
import { writeBackupFile } from '../backup/write-backup-file.ts'
import { createPhotoStorage } from '../photo-storage/photo-storage.ts'
import { withDatabase } from './with-database.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'new-key': { type: 'boolean', default: false } },
})

if (values['new-key']) {
  // Not the hybrid key type, which older versions of age can't read.
  console.log(await generateX25519Identity())
} else {
  await withDatabase(async (db, { backup: { key }, photoStorage }) => {
    const [file = backupName(new Date(), key !== undefined)] = positionals
    const counts = await writeBackupFile(db, file, {
      key,
      storage: photoStorage && createPhotoStorage(photoStorage),
    })
    const rows = Object.values(counts).reduce((sum, n) => sum + n, 0)
    console.log(`${rows} rows are in ${file}${key === undefined ? '' : ', encrypted'}.`)
  })
}
