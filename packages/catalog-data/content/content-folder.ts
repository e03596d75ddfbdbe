import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { CatalogError, type CatalogProblem } from '../src/normalise/normalise.ts'

/** The raw content of one file. */
interface ContentFile {
  /** Path for messages, beginning with the name of the content folder. */
  file: string
  raw: Record<string, unknown>
}

const repository = join(import.meta.dirname, '../../..')
const given = process.env.CONTENT_DIR?.trim()
/** An owner's folder, if the process is started for one; a relative path begins at the repository. */
export const ownFolder = given ? resolve(repository, given) : undefined
let folder = ownFolder ?? join(import.meta.dirname, '../example')
const named = (file: string) => `${basename(folder)}/${file}`

/** Switches the content folder of this process. */
export function setContentFolder(path: string): void {
  folder = path
}

const fileError = (file: string, problem: string, cure: string) =>
  new CatalogError({ file: named(file), record: 'file', field: 'file', problem, cure })

function parsed(file: string): Record<string, unknown> {
  if (!existsSync(join(folder, file)))
    throw fileError(
      file,
      existsSync(folder) ? 'is not there' : `is not there, nor is the folder ${folder}`,
      'Write it, or correct CONTENT_DIR. packages/catalog-data/konkan-trails has one to begin with.',
    )
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new SyntaxError('does not hold one record in curly brackets')
    const { $schema: _editorsOnly, ...raw } = value as Record<string, unknown>
    return raw
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw fileError(file, `cannot be read: ${reason}`, 'Correct the syntax at that place.')
  }
}

/** Every record of a kind; a file that is not JSON is reported as a problem. */
export function contentFiles(kind: string): { files: ContentFile[]; problems: CatalogProblem[] } {
  const problems: CatalogProblem[] = []
  const files = globSync(`${kind}/*.json`, { cwd: folder })
    .sort()
    .flatMap((file): ContentFile[] => {
      try {
        return [{ file: named(file), raw: parsed(file) }]
      } catch (error) {
        if (!(error instanceof CatalogError)) throw error
        problems.push(error)
        return []
      }
    })
  return { files, problems }
}

/** Whether the file exists; some are optional. */
export const hasContentFile = (name: string): boolean => existsSync(join(folder, `${name}.json`))

/** A file that must exist. */
export const contentFile = (name: string): ContentFile => {
  const file = `${name}.json`
  return { file: named(file), raw: parsed(file) }
}

/** Texts that several records share; empty without the file. */
export const sharedTexts = (): Record<string, unknown> =>
  existsSync(join(folder, 'shared-texts.json')) ? parsed('shared-texts.json') : {}
