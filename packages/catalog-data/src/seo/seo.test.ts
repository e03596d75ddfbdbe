import { describe, expect, it } from 'vitest'
import { allActivities, allBeaches, allHotels, encoded } from '../../test/all-records.ts'
import { pageMeta } from './seo.ts'

const records = [...allHotels, ...allActivities, ...allBeaches]
const metas = [...Object.values(pageMeta), ...records.map(({ meta }) => meta)]

describe('the metadata', () => {
  it('has unique titles and descriptions', () => {
    for (const part of ['title', 'description'] as const)
      expect(new Set(metas.map((meta) => meta[part])).size).toBe(metas.length)
  })

  it('has lengths that search engines show', () => {
    for (const { title, description } of metas) {
      expect(title.length, title).toBeLessThanOrEqual(75)
      expect(description.length, description).toBeLessThanOrEqual(200)
    }
  })

  it('names an encoded link preview for each, unique among records', () => {
    for (const { socialPicture } of metas) expect(encoded.has(socialPicture), socialPicture).toBe(true)
    expect(new Set(records.map(({ meta }) => meta.socialPicture)).size).toBe(records.length)
  })
})
