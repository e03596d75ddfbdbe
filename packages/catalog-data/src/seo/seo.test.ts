import { describe, expect, it } from 'vitest'
import { allActivities, allBeaches, allHotels, encodedPictures } from '../../test/all-records.ts'
import { pageMeta } from './seo.ts'

const records = [...(await allHotels()), ...(await allActivities()), ...(await allBeaches())]
const metas = [...Object.values(pageMeta), ...records.map(({ meta }) => meta)]
const encoded = await encodedPictures()

describe('the metadata', () => {
  it('gives every page a title and a description that no other page has', () => {
    for (const part of ['title', 'description'] as const)
      expect(new Set(metas.map((meta) => meta[part])).size).toBe(metas.length)
  })

  it('is of a length that search engines show', () => {
    for (const { title, description } of metas) {
      expect(title.length, title).toBeLessThanOrEqual(75)
      expect(description.length, description).toBeLessThanOrEqual(200)
    }
  })

  it('names an encoded social picture for each, which no record shares', () => {
    for (const { socialPicture } of metas) expect(encoded.has(socialPicture), socialPicture).toBe(true)
    expect(new Set(records.map(({ meta }) => meta.socialPicture)).size).toBe(records.length)
  })
})
