import { resolve } from 'node:path'
import { ownFolder } from '../content/content-folder.ts'
import { encodedFiles } from '../content/photos/encoded-pictures.ts'
import { ownPhotos } from '../content/photos/own-photos.ts'
import { CatalogError, type CatalogProblem } from '../src/normalise/normalise.ts'
import { checkContent } from './check-content.ts'
import { checkOwnRecords } from './check-own-records.ts'
import { ownRecords } from './own-records.ts'
import { filesOf, report } from './report.ts'
import { fileExists, validateFile } from './validate-file.ts'

const usage = `Usage: pnpm validate [file] [--public <folder>]
       node validate/validate.ts [file] [--public <folder>]

Without a file the folder that CONTENT_DIR names is checked, else the example business of this package. A file is JSON, or a module whose default export
(or whose exports hotels, activities, beaches, gallery) is the catalogue.
Pictures given as paths are looked for beside the file and in the public folder.`

async function validateOwn(): Promise<CatalogProblem[]> {
  try {
    if (ownFolder !== undefined) return checkContent(ownPhotos())
    return checkOwnRecords(await ownRecords(), await encodedFiles(), (picture) => fileExists(picture, []))
  } catch (error) {
    if (error instanceof CatalogError) return [error]
    throw error
  }
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`)
    return 0
  }
  const { file, publicFolder } = filesOf(args)
  return report(
    file === undefined
      ? await validateOwn()
      : await validateFile(resolve(file), publicFolder, await encodedFiles()),
  )
}

process.exitCode = await main(process.argv.slice(2))
