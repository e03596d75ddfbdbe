import { type APIRequestContext, expect, test } from '@playwright/test'
import { onDesktop } from '../devices.ts'
import { type Node, unknownToSchema } from './schema-vocabulary.ts'

async function pathsOf(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname)
}

async function dataOf(request: APIRequestContext, path: string): Promise<Node[]> {
  const html = await (await request.get(path)).text()
  const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)
  return Array.from(scripts, ([, text = '']) => JSON.parse(text))
}

const typesOf = (nodes: Node[]) => nodes.map((node) => node['@type'])
const one = (nodes: Node[], type: string) => nodes.find((node) => node['@type'] === type) as Node

test('a hotel that maps show in the wrong place offers no map', onDesktop, async ({ request }) => {
  const offersMap = async (slug: string) =>
    (await (await request.get(`/hotels/${slug}`)).text()).includes('google.com/maps')
  expect(await offersMap('la-view-hotel')).toBe(true)
  expect(await offersMap('tree-house-hotel')).toBe(false)
})

test('the vocabulary check finds what schema.org does not define', onDesktop, () => {
  expect(unknownToSchema({ '@type': 'Hotle' })).toEqual(['Hotle is no type'])
  expect(unknownToSchema({ '@type': 'Hotel', stars: 4 })).toEqual(['Hotel has no stars'])
  const geo = { '@type': 'Offer', price: 1 }
  expect(unknownToSchema({ '@type': 'Beach', geo })).toEqual(["Beach.geo can't hold Offer"])
})

test(
  'the structured data of each page is in the vocabulary of schema.org, and true',
  onDesktop,
  async ({ request }) => {
    const paths = await pathsOf(request)
    expect(paths.length).toBeGreaterThan(40)
    for (const path of paths) {
      const nodes = await dataOf(request, path)
      for (const node of nodes) {
        expect(node['@context'], path).toBe('https://schema.org')
        expect(unknownToSchema(node), path).toEqual([])
      }
      // No reviews are collected here, so none may be claimed.
      expect(JSON.stringify(nodes), path).not.toMatch(/aggregateRating|"review"/)
      if (path !== '/') expect(typesOf(nodes), path).toContain('BreadcrumbList')
    }
  },
)

test('lists have the right count and link to existing pages', onDesktop, async ({ request }) => {
  const paths = new Set(await pathsOf(request))
  for (const [path, count] of [
    ['/hotels', 5],
    ['/activity', 14],
    ['/beaches', 12],
  ] as const) {
    const list = one(await dataOf(request, path), 'ItemList')
    const items = list.itemListElement as { url: string; position: number }[]
    expect(list.numberOfItems).toBe(count)
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    for (const { url } of items) expect(paths).toContain(new URL(url).pathname)
  }
})

test('each kind of page says what it is', onDesktop, async ({ request }) => {
  const home = await dataOf(request, '/')
  expect(typesOf(home)).toEqual(expect.arrayContaining(['TravelAgency', 'WebSite']))
  expect(one(home, 'TravelAgency')).toHaveProperty('openingHoursSpecification')
  expect(JSON.stringify(one(home, 'WebSite').potentialAction)).toContain('/search?q={search_term_string}')

  const hotel = await dataOf(request, '/hotels/la-view-hotel')
  expect(typesOf(hotel)).toEqual(expect.arrayContaining(['Hotel', 'FAQPage', 'BreadcrumbList']))
  expect(one(hotel, 'Hotel').makesOffer).toMatchObject({ price: 2299, priceCurrency: 'INR' })

  const trip = one(await dataOf(request, '/activitys/scuba-diving-combo-goa'), 'TouristTrip')
  expect(trip.offers).toMatchObject({ price: 1199, priceCurrency: 'INR' })
  expect(typesOf(await dataOf(request, '/beaches/palolem-beach-goa-india'))).toContain('Beach')
  const membership = await dataOf(request, '/membership')
  expect(typesOf(membership)).toContain('FAQPage')
  expect(one(membership, 'Product').offers).toMatchObject({ price: 1499, priceCurrency: 'INR' })
})
