import { describe, expect, it } from 'vitest'
import { allBeaches as beaches, encoded, picturesIn } from '../../test/all-records.ts'
import type { Beach } from './beach.ts'
import { beachesPage, beachSlugs, beachSummaries } from './beaches.ts'
import { loadBeach } from './load-beach.ts'

describe('the list of beaches', () => {
  it('goes from north to south', () => {
    expect(beachSummaries.map(({ slug }) => slug)).toEqual(beachSlugs)
    const latitudes = beachSummaries.map(({ coordinates }) => coordinates?.lat ?? 0)
    expect([...latitudes].sort((a, b) => b - a)).toEqual(latitudes)
  })

  it('has slugs in the usual form', () => {
    for (const slug of beachSlugs) expect(slug).toMatch(/^[a-z]+(-famous)?-beach-goa-india$/)
    expect(beachSlugs).toContain('baga-famous-beach-goa-india')
    expect(beachSlugs).toContain('anjuna-beach-goa-india')
  })

  it('has beaches of both kinds, and some without a gallery', () => {
    expect(new Set(beachSummaries.map(({ category }) => category))).toEqual(new Set(['Beach', 'Quiet']))
    expect(beaches.some(({ gallery }) => gallery.length === 0)).toBe(true)
  })

  it('has a count line', () => {
    expect(beachesPage.countLine(12)).toBe('Showing 12 beaches')
  })

  it('loads nothing for an unknown slug', async () => {
    await expect(loadBeach('bondi-beach-goa-india')).resolves.toBeUndefined()
    await expect(loadBeach('valueOf')).resolves.toBeUndefined()
  })
})

describe.each(beaches.map((beach): [string, Beach] => [beach.slug, beach]))('%s', (slug, beach) => {
  it('agrees with its card', () => {
    const { pictures = [], ...card } = beachSummaries.find((summary) => summary.slug === slug) ?? {}
    expect(beach).toMatchObject(card)
    expect(beach.pictures.slice(0, 4)).toEqual(pictures)
    expect(beach.facilityCount).toBe(beach.facilities.length)
    expect(beach.sportCount).toBe(beach.sports.length)
  })

  it('shows all seven of its pictures, each with its own alt text', () => {
    const pictures = new Map(picturesIn(beach).map(({ name, alt }) => [name, alt]))
    expect(pictures.size).toBe(7)
    for (const name of pictures.keys())
      expect(encoded.has(name) && name.startsWith(`beaches/${slug}/`), name).toBe(true)
    expect(new Set(pictures.values()).size).toBe(7)
  })

  it('has a season of one of the two kinds', () => {
    expect(['Oct-Mar', 'Nov-Feb']).toContain(beach.bestTimeToVisit)
  })

  it('describes the beach, the way there and the dangers', () => {
    expect(beach.about.map(({ title }) => title)).toEqual([
      'Known for',
      'Sand and sea',
      'Crowd',
      'When to come',
    ])
    for (const list of [beach.safety, beach.gettingThere, beach.nearby, beach.activities, beach.facilities])
      expect(list.length).toBeGreaterThan(0)
  })
})
