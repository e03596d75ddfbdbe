import { basename } from 'node:path'
import { readPictures } from '../../../../../packages/catalog-data/content/catalogue/read-catalogue.ts'
import { checkFolder } from '../../../../../packages/catalog-data/validate/check-content.ts'
import { answerParent } from '../../process/child-process.ts'
import type { SiteProblem } from './site-maker.ts'

export interface CheckTask {
  content: string
  /** Locks of encoded pictures. */
  pictures: readonly string[]
}

answerParent(({ content, pictures }: CheckTask): SiteProblem[] => {
  const found = readPictures(pictures)
  // Strip the folder's temporary name from the path; some checks name files without it.
  const start = `${basename(content)}/`
  return checkFolder(content, (name) => found.get(name)).map(({ file, ...problem }) => ({
    ...problem,
    file: file?.startsWith(start) ? file.slice(start.length) : (file ?? ''),
  }))
})
