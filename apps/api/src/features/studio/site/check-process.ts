import { basename } from 'node:path'
import { readPictures } from '../../../../../../packages/catalog-data/content/catalogue/read-catalogue.ts'
import { checkFolder } from '../../../../../../packages/catalog-data/validate/check-content.ts'
import type { SiteProblem } from './site-maker.ts'

export interface CheckTask {
  content: string
  /** Locks of encoded pictures. */
  pictures: readonly string[]
}

export type CheckAnswer = { problems: SiteProblem[] } | { failure: string }

const tell = (answer: CheckAnswer): void => {
  process.send?.(answer)
}

process.once('message', ({ content, pictures }: CheckTask) => {
  try {
    const found = readPictures(pictures)
    const problems = checkFolder(content, (name) => found.get(name))
    // Strip the folder's temporary name from the path; some checks name files without it.
    const start = `${basename(content)}/`
    tell({
      problems: problems.map(({ file, ...rest }) => ({
        ...rest,
        file: file?.startsWith(start) ? file.slice(start.length) : (file ?? ''),
      })),
    })
  } catch (error) {
    tell({ failure: String(error) })
  }
})
process.once('disconnect', () => process.exit())
