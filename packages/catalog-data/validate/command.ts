#!/usr/bin/env node
import { resolve } from 'node:path'
import { encodedFiles } from '../content/photos/encoded-pictures.ts'
import { filesOf, report } from './report.ts'
import { validateFile } from './validate-file.ts'

const usage = `Usage: catalog-data-validate <file> [--public <folder>]

The file is JSON, or a module whose default export (or whose exports hotels, activities, beaches, gallery) is the
catalogue. Pictures given as paths are looked for beside the file and in the public folder.`

const args = process.argv.slice(2)
const { file, publicFolder } = filesOf(args)
if (file === undefined || args.includes('--help')) {
  process.stdout.write(`${usage}\n`)
  process.exitCode = args.includes('--help') ? 0 : 1
} else {
  const files = await encodedFiles(new URL('../pictures/generated/', import.meta.url))
  process.exitCode = report(await validateFile(resolve(file), publicFolder, files))
}
