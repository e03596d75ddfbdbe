import { listBackups } from '../backup/backup-folder.ts'
import { verifyBackup } from '../backup/restore-backup.ts'
import { type Config, StartError } from '../settings/config.ts'
import { withConfig } from './with-database.ts'

async function newest({ backup: { folder } }: Config): Promise<string> {
  if (folder === undefined)
    throw new StartError('Name a file, or set BACKUP_DIR to verify its newest backup.')
  const file = (await listBackups(folder)).at(-1)
  if (file === undefined) throw new StartError(`There is no backup in ${folder}.`)
  return file
}

await withConfig(async (config) => {
  const [file = await newest(config)] = process.argv.slice(2)
  const { at, schema, rows, enquiries } = await verifyBackup(file, config.backup.key)
  console.log(
    `${file} of ${at} (schema ${schema}) was restored into a database in memory: all ${rows} rows, ${enquiries} of them enquiries.`,
  )
})
