import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '../settings/config.ts'
import { importContentOnce } from '../studio/records/content-folder.ts'
import { builtPictures } from '../studio/site/built-maker.ts'
import { listFolder } from '../studio/transfer/folder/folder-files.ts'
import { planImport } from '../studio/transfer/import/plan-import.ts'
import { planLines } from '../studio/transfer/import/plan-lines.ts'
import { readIncoming } from '../studio/transfer/import/read-incoming.ts'
import { takeImport } from '../studio/transfer/import/take-import.ts'
import { withDatabase } from './with-database.ts'

const usage = `Usage: import-content <folder> [--take] [--remove] [--prefer-folder]

Says how the folder differs from the studio. With --take the differences become drafts.

  --remove          also take records without a file out of the site
  --prefer-folder   where both changed the same field, the folder's value`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    take: { type: 'boolean', default: false },
    remove: { type: 'boolean', default: false },
    'prefer-folder': { type: 'boolean', default: false },
  },
})
const [folder] = positionals

if (folder === undefined) {
  console.error(usage)
  process.exitCode = 1
} else {
  await withDatabase(async (db, { contentDir, siteDir }) => {
    await importContentOnce(db, contentDir)
    const files = await listFolder(resolve(folder))
    if (files.length === 0) throw new StartError(`There are no files in ${resolve(folder)}.`)
    const incoming = await readIncoming(files, contentDir)
    const choice = {
      remove: values.remove,
      prefer: values['prefer-folder'] ? ('folder' as const) : ('studio' as const),
    }
    const options = { contentDir, isBuilt: await builtPictures(siteDir) }
    const { plan } = await planImport(db, incoming, { ...options, choice })
    console.log(planLines(plan))
    if (!values.take) return console.log('Nothing was imported. Use --take to turn these into drafts.')
    const input = { ...choice, version: plan.version }
    const taken = await takeImport(db, { ...options, incoming, files, input, by: null })
    console.log(
      `Drafts: ${taken.records.length}, photos: ${taken.photos}. Review and publish them in the studio.`,
    )
  })
}
