import type { Catalogue } from '@susegad/catalog-data/catalogue'

let changes: Partial<Catalogue> = {}

/** How the catalogue of the story that is shown differs from the example. */
export const changesOfStory = (): Partial<Catalogue> => changes

/** For a story of another catalogue than the example's. */
export const withRecords = (records: Partial<Catalogue>) => () => {
  changes = records
  return () => {
    changes = {}
  }
}

/** For a story in which the section with this list fails: its last record has no pictures to draw. */
export const broken = <Listed extends object>(list: readonly Listed[]): readonly Listed[] => {
  const [first] = list
  if (!first) return list
  return [
    ...list,
    { ...first, slug: 'broken', key: 'broken', coordinates: null, pictures: null, images: null },
  ]
}
