import { existsSync, globSync, readFileSync } from 'node:fs'
import { CatalogError, type CatalogProblem } from '../src/normalise/normalise.ts'

/** A file of content as it stands in its folder. */
export interface ContentFile {
  /** Its path from the package, as messages name it. */
  file: string
  raw: Record<string, unknown>
}

const root = new URL('../', import.meta.url)
export const example = 'example'

function parsed(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(new URL(file, root), 'utf8'))
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new SyntaxError('does not hold one record in curly brackets')
    const { $schema: _editorsOnly, ...raw } = value as Record<string, unknown>
    return raw
  } catch (error) {
    throw new CatalogError({
      file,
      record: 'file',
      field: 'file',
      problem: `cannot be read: ${error instanceof Error ? error.message : error}`,
      cure: 'Correct the syntax at that place.',
    })
  }
}

/** Every record of a kind; a file that is not JSON becomes a problem of its own. */
export function contentFiles(kind: string): { files: ContentFile[]; problems: CatalogProblem[] } {
  const problems: CatalogProblem[] = []
  const files = globSync(`${example}/${kind}/*.json`, { cwd: root })
    .sort()
    .flatMap((file): ContentFile[] => {
      try {
        return [{ file, raw: parsed(file) }]
      } catch (error) {
        if (!(error instanceof CatalogError)) throw error
        problems.push(error)
        return []
      }
    })
  return { files, problems }
}

/** Whether the business has the record; some may be left out. */
export const hasContentFile = (name: string): boolean => existsSync(new URL(`${example}/${name}.json`, root))

/** One record that stands alone. */
export const contentFile = (name: string): ContentFile => {
  const file = `${example}/${name}.json`
  return { file, raw: parsed(file) }
}

/** Texts that several records say in the same words. */
export const sharedTexts = (): Record<string, unknown> => parsed(`${example}/shared-texts.json`)
