#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { CatalogError, type CatalogProblem, inspectCatalog } from '../src/normalise/normalise.ts'
import { type PictureFile, pictureSources } from '../src/pictures/picture.ts'
import { checkOwnRecords } from './check-own-records.ts'
import { checkRecords } from './check-records.ts'
import { encodedPictures, ownRecords } from './own-records.ts'

const usage = `Usage: pnpm validate [file] [--public <folder>]
       node validate/validate.ts [file] [--public <folder>]

Without a file the package's own records are checked. A file is JSON, or a module whose default export
(or whose exports hotels, activities, beaches, gallery) is the catalogue.
Pictures given as paths are looked for beside the file and in the public folder.`

const media = fileURLToPath(new URL('../media/pictures/', import.meta.url))

/** Whether each file that a page may ask for is there; a link preview has one, a JPEG. */
function encodedFilesExist(picture: PictureFile): boolean {
  const { name, hash, width } = picture
  const { srcSet, sources } = pictureSources(picture, '')
  const offered = [srcSet, ...sources.map((source) => source.srcSet)].join(', ').split(', ')
  const files = name.startsWith('social/')
    ? [`${name}-${width}.${hash}.jpg`]
    : offered.map((file) => file.split(' ')[0] ?? '')
  return files.every((file) => existsSync(join(media, file)))
}

function fileExists(picture: PictureFile, folders: readonly string[]): boolean {
  if (picture.src === undefined) return encodedFilesExist(picture)
  if (/^(https?:|data:)/i.test(picture.src)) return true
  const path = picture.src.replace(/[?#].*$/, '')
  return folders.some((folder) => existsSync(join(folder, path)))
}

async function readCatalogue(path: string): Promise<unknown> {
  if (extname(path) === '.json') return JSON.parse(await readFile(path, 'utf8'))
  const { default: whole, ...parts } = await import(pathToFileURL(path).href)
  return whole ?? parts
}

async function validateFile(path: string, publicFolder: string | undefined): Promise<CatalogProblem[]> {
  const file = relative(process.cwd(), path)
  const failed = (problem: string, cure: string): CatalogProblem[] => [
    { file, record: 'catalogue', field: 'file', problem, cure },
  ]
  if (!existsSync(path)) return failed('is not there', 'Check the path.')
  let raw: unknown
  try {
    raw = await readCatalogue(path)
  } catch (error) {
    return failed(
      `cannot be read: ${error instanceof Error ? error.message : error}`,
      'Correct the syntax at that place.',
    )
  }
  const encoded = await encodedPictures()
  const { catalog, problems } = inspectCatalog(raw, { file, findPicture: (name) => encoded.get(name) })
  if (catalog === undefined) return [...problems]
  const folders = [dirname(path), ...(publicFolder === undefined ? [] : [resolve(publicFolder)])]
  return checkRecords(catalog, { file: () => file, pictureExists: (picture) => fileExists(picture, folders) })
}

async function validateOwn(): Promise<CatalogProblem[]> {
  try {
    return checkOwnRecords(await ownRecords(), await encodedPictures(), (picture) => fileExists(picture, []))
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
  const at = args.indexOf('--public')
  const publicFolder = at === -1 ? undefined : args[at + 1]
  const [file] = at === -1 ? args : args.toSpliced(at, 2)
  const problems = file === undefined ? await validateOwn() : await validateFile(resolve(file), publicFolder)
  for (const { file: source, record, field, problem, cure } of problems)
    process.stdout.write(`${source}  ${record}  ${field}\n  ${problem}\n  ${cure}\n\n`)
  process.stdout.write(
    problems.length === 0 ? 'The catalogue is sound.\n' : `${problems.length} to put right.\n`,
  )
  return problems.length === 0 ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
