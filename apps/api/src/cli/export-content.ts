import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '../config.ts'
import { beginning } from '../features/studio/records/begin.ts'
import { FolderChanged, writeFolder } from '../features/studio/transfer/write-folder.ts'
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
  await withDatabase(async (db, { contentDir }) => {
    await beginning(db, contentDir)()
    const done = await writeFolder(db, { ...values, folder: resolve(folder), contentDir }).catch((error) => {
      throw error instanceof FolderChanged ? new StartError(error.message) : error
    })
    for (const file of done.written) console.log(`wrote    ${file}`)
    for (const file of done.removed) console.log(`removed  ${file}`)
    console.log(`${folder} is what release ${done.number} shows.`)
  })
}
