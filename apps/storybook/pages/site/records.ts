import type { Catalogue } from '@susegad/catalog-data/catalogue'

let changes: Partial<Catalogue> = {}

/** How the catalogue of the current story differs from the example. */
export const changesOfStory = (): Partial<Catalogue> => changes

/** Changes the catalogue for a story. */
export const withRecords = (records: Partial<Catalogue>) => () => {
  changes = records
  return () => {
    changes = {}
  }
}

/** Makes the section with this list fail in a story: its last record has no pictures to render. */
export const broken = <Listed extends object>(list: readonly Listed[]): readonly Listed[] => {
  const [first] = list
  if (!first) return list
  return [
    ...list,
    { ...first, slug: 'broken', key: 'broken', coordinates: null, pictures: null, images: null },
  ]
}
