import { basename } from 'node:path'
import type { CatalogProblem } from '../../src/normalise/normalise.ts'
import { faultsOf } from '../../src/schema/faults.ts'
import { type TextPageRecord, textPage } from '../../src/schema/text-page-schema.ts'
import { takenAddresses } from '../../src/text-pages/taken-addresses.ts'
import type { TextPage } from '../../src/text-pages/text-page.ts'
import { contentFiles } from '../content-folder.ts'
import { withMentions } from './mentions.ts'
import { pageNames } from './read-pages.ts'
import { filedFaults, type ReadRecords } from './read-records.ts'

const slugOf = (file: string): string => basename(file, '.json')
const isOwn = ({ file = '' }: { file?: string | undefined }): boolean =>
  !pageNames.has(`pages/${slugOf(file)}`)

/** Reads the owner's text pages: every file in `pages` without a fixed role. */
export function readTextPages(facts: Readonly<Record<string, unknown>>): ReadRecords<TextPage> {
  const { files, problems: unread } = contentFiles('pages')
  const problems: CatalogProblem[] = unread.filter(isOwn)
  const records = files.filter(isOwn).map(({ file, raw }) => {
    const slug = slugOf(file)
    const { filled, faults } = withMentions(raw, { ...facts, ...raw })
    problems.push(
      ...filedFaults(file, slug, [...faults, ...addressFaults(slug), ...faultsOf(textPage, filled)]),
    )
    const { meta, ...words } = filled as TextPageRecord
    return { file, record: { slug, ...words, meta: { ...meta, socialPicture: `social/${slug}` } } }
  })
  return { records, problems }
}

function addressFaults(slug: string) {
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug)) {
    const problem = `its name is the address of the page, and /${slug} is none`
    const cure = 'Name it in small letters, digits and single hyphens, such as getting-here.json.'
    return [{ field: 'file', problem, cure }]
  }
  if (!takenAddresses.includes(slug)) return []
  const problem = `the site itself uses the address /${slug}`
  return [{ field: 'file', problem, cure: 'Give the file another name.' }]
}
