import { contentFile, setContentFolder } from '../content/content-folder.ts'
import { findPhotos, type OwnPhotos } from '../content/photos/own-photos.ts'
import { type Content, readContent, recordsOf } from '../content/read/read-content.ts'
import { CatalogError, type CatalogProblem } from '../src/normalise/normalise.ts'
import type { PictureLookup } from '../src/normalise/parts/raw-pictures.ts'
import type { BusinessRecord } from '../src/schema/business-schema.ts'
import { checkRates } from './check-rates.ts'
import { checkRecords } from './check-records.ts'
import { checkUnfinished } from './check-unfinished.ts'

const twins = (content: Content): CatalogProblem[] =>
  [content.hotels, content.activities, content.beaches].flatMap((records) =>
    records
      .filter(
        ({ record }, index) => records.findIndex((other) => other.record.slug === record.slug) !== index,
      )
      .map(({ file, record: { slug } }) => ({
        file,
        record: slug,
        field: 'slug',
        problem: `'${slug}' is used by more than one record`,
        cure: 'Give each its own.',
      })),
  )

/** Everything that is wrong with an owner's folder. */
export const checkContent = (own: OwnPhotos): CatalogProblem[] => problemsOf(findPhotos(own), own.problems)

/** Everything that is wrong with a folder whose pictures are encoded. */
export function checkFolder(folder: string, find: PictureLookup): CatalogProblem[] {
  setContentFolder(folder)
  return problemsOf(find, [])
}

function problemsOf(find: PictureLookup, others: readonly CatalogProblem[]): CatalogProblem[] {
  try {
    return contentProblems(find, others)
  } catch (error) {
    // A required file is missing or is not JSON.
    if (error instanceof CatalogError) return [error]
    throw error
  }
}

function contentProblems(find: PictureLookup, others: readonly CatalogProblem[]): CatalogProblem[] {
  const content = readContent(find)
  const unread = [...others, ...content.problems]
  // Unreadable records would cause false reports of missing references.
  if (unread.length > 0) return unread
  const records = [...content.hotels, ...content.activities, ...content.beaches]
  const files = new Map(records.map(({ file, record }) => [record.slug, file]))
  const rates = content.rates.flatMap(({ file, record }) =>
    checkRates(record, content.hotels.find(({ record: { slug } }) => slug === record.slug)?.record).map(
      (fault) => ({ file, record: record.slug, ...fault }),
    ),
  )
  const catalog = {
    hotels: recordsOf(content.hotels),
    activities: recordsOf(content.activities),
    beaches: recordsOf(content.beaches),
    gallery: [],
  }
  const checks = {
    file: (slug: string) => files.get(slug) ?? '',
    // Missing photos were reported when the content was read.
    pictureExists: () => true,
    business: content.pages.business as unknown as BusinessRecord,
  }
  return [
    ...twins(content),
    ...rates,
    ...checkRecords(catalog, checks),
    ...checkUnfinished(content, (page) => contentFile(page).file),
  ]
}
