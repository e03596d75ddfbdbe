import { exampleCatalogue } from '@susegad/catalog-data/catalogue/example'
import { describe, expect, it } from 'vitest'
import { sitePages } from '../../entry-server.tsx'
import { pageDataOf } from './page-data-of.ts'

const catalogue = await exampleCatalogue()
const dataAt = (path: string) => pageDataOf(catalogue, path)

describe('what a page says of a catalogue', () => {
  it('is plain data, which survives being a file', () => {
    for (const { path } of sitePages(catalogue)) {
      const data = dataAt(path)
      expect(data && JSON.parse(JSON.stringify(data)), path).toEqual(data)
    }
  })

  it('is there for every page that search engines list', () => {
    for (const { path } of sitePages(catalogue).filter(({ listed }) => listed))
      expect(dataAt(path), path).toBeDefined()
  })

  it.each(['/login', '/nowhere', '/hotels/none', '/hotels/', '/constructor', '/constructor/x', '/rates', ''])(
    'is nothing at %s',
    (path) => {
      expect(dataAt(path)).toBeUndefined()
    },
  )

  it('goes without a page that the business does not have', () => {
    const { membership, ...pageMeta } = catalogue.pageMeta
    expect(pageDataOf({ ...catalogue, pageMeta }, '/membership')).toBeUndefined()
  })

  it('finds a page of the owner’s own, and gives it no address of the site’s', () => {
    const meta = { title: 'Here', description: '', keywords: [], socialPicture: 'social/here' }
    const textPages = ['getting-here', 'contact'].map((slug) => ({
      slug,
      title: slug,
      intro: 'By **train**.',
      sections: [],
      meta,
    }))
    expect(pageDataOf({ ...catalogue, textPages }, '/getting-here')).toMatchObject({
      kind: 'text',
      page: { title: 'getting-here' },
    })
    expect(pageDataOf({ ...catalogue, textPages }, '/contact')?.kind).toBe('contact')
    expect(pageDataOf({ ...catalogue, textPages }, '/hotels/getting-here')).toBeUndefined()
  })

  it('holds the record of a place, and only what its page shows of the others', () => {
    const [hotel] = catalogue.hotels
    if (!hotel) throw new Error('The example has lost its hotels.')
    const many = Array.from({ length: 50 }, (_, index) => ({ ...hotel, slug: `hotel-${index}` }))
    const page = pageDataOf({ ...catalogue, hotels: many, hotelSummaries: many }, '/hotels/hotel-1')
    if (page?.kind !== 'hotel') throw new Error('A hotel has no page.')
    expect(page.hotel.slug).toBe('hotel-1')
    expect(page.others.map(({ slug }) => slug)).toEqual(['hotel-0', 'hotel-2', 'hotel-3'])
    expect(page.near?.near).toHaveLength(5)
    expect(page.near?.stops).toHaveLength(6)
  })

  it('says of a hotel’s lowest price whether other days are dearer', () => {
    const page = (slug: string) => {
      const data = pageDataOf(catalogue, `/hotels/${slug}`)
      if (data?.kind !== 'hotel') throw new Error(`${slug} has no page.`)
      return data
    }
    expect(page('la-view-hotel').dearerDays).toBe(true)
    const amara = page('amara-grand-hotel')
    expect(amara.dearerDays).toBeNull()
    expect(amara.others.find(({ slug }) => slug === 'la-view-hotel')?.dearerDays).toBe(true)
  })

  it('keeps the facts that only plans and calculations read to the page of the trip', () => {
    const facts = /"(adultsIncluded|sleeps|minAge|outing|bathing|roads)":|"prices":{/
    const withFacts = sitePages(catalogue).filter(({ path }) =>
      facts.test(JSON.stringify(dataAt(path)) ?? ''),
    )
    expect(withFacts.map(({ path }) => path)).toEqual(['/trip'])
  })

  it('calls near what is near, and names the nearest hotel however far it is', () => {
    const page = pageDataOf(catalogue, '/beaches/agonda-beach-goa-india')
    if (page?.kind !== 'beach' || !page.near) throw new Error('Agonda has no neighbours.')
    const { near, stay, stops } = page.near
    for (const { name, distance } of near) expect(distance, name).toBeLessThanOrEqual(15)
    expect(stay?.href).toMatch(/^\/hotels\//)
    expect(stops).toHaveLength(near.length + 2)
    for (const { slug } of catalogue.beachSummaries) {
      const beach = pageDataOf(catalogue, `/beaches/${slug}`)
      if (beach?.kind !== 'beach') throw new Error(`${slug} has no page.`)
      const links = [...(beach.near?.near ?? []), beach.near?.stay].map((link) => link?.href ?? '')
      expect(links.join(), slug).toContain('/hotels/')
    }
  })
})
