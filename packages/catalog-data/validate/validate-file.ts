import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { business } from '../src/business/generated/business.ts'
import { type CatalogProblem, inspectCatalog } from '../src/normalise/normalise.ts'
import { type PictureFile, pictureSources } from '../src/pictures/picture.ts'
import { checkRecords } from './check-records.ts'

const media = fileURLToPath(new URL('../media/pictures/', import.meta.url))

/** Whether all encoded files of a picture exist; a link preview has one, a JPEG. */
function encodedFilesExist(picture: PictureFile): boolean {
  // The published package comes without them.
  if (!existsSync(media)) return true
  const { name, hash, width } = picture
  const { srcSet, sources } = pictureSources(picture, '')
  const offered = [srcSet, ...sources.map((source) => source.srcSet)].join(', ').split(', ')
  const files = name.startsWith('social/')
    ? [`${name}-${width}.${hash}.jpg`]
    : offered.map((file) => file.split(' ')[0] ?? '')
  return files.every((file) => existsSync(join(media, file)))
}

/** Whether a picture's file is there, in one of the folders or among the encoded ones. */
export function fileExists(picture: PictureFile, folders: readonly string[]): boolean {
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

/** Everything that is wrong with an owner's file. */
export async function validateFile(
  path: string,
  publicFolder: string | undefined,
  encoded: ReadonlyMap<string, PictureFile>,
): Promise<CatalogProblem[]> {
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
  const { catalog, problems } = inspectCatalog(raw, { file, findPicture: (name) => encoded.get(name) })
  if (catalog === undefined) return [...problems]
  const folders = [dirname(path), ...(publicFolder === undefined ? [] : [resolve(publicFolder)])]
  return checkRecords(catalog, {
    business,
    file: () => file,
    pictureExists: (picture) => fileExists(picture, folders),
  })
}
