import { exampleCatalogue } from '@susegad/catalog-data/catalogue/example'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyParts } from '../../../../test/empty-parts.ts'
import {
  bareHotel,
  fixtureHotels,
  fullHotel,
  mappedHotel,
  poolHotel,
} from '../../../../test/fixture-catalogue/hotels.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { sitePages } from '../../../seo/site-pages.ts'

const ofFixtures = { hotels: fixtureHotels, hotelSummaries: fixtureHotels }
const open = (path: string) => openSite(path, ofFixtures)

const slideshowOf = (hotel: { name: string }) =>
  page.getByRole('region', { name: `Pictures of ${hotel.name}` })
const section = (name: string) => page.getByRole('region', { name, exact: true })

beforeEach(() => page.viewport(1200, 800))

test('C-HCD-13: a hotel without a contact has a disabled ‘Contact N/A’ in place of the call', async () => {
  await open('/hotels')
  const card = page.getByRole('article', { name: bareHotel.name })
  await expect.element(card.getByRole('button', { name: 'Contact N/A' })).toBeDisabled()
  expect(card.getByRole('link', { name: /Call Now/ }).elements()).toEqual([])
  const other = page.getByRole('article', { name: fullHotel.name })
  await expect
    .element(other.getByRole('link', { name: /Call Now/ }))
    .toHaveAttribute('href', 'tel:+918320000177')
})

test('the page of a hotel without a phone number names the office’s, which its call dials', async () => {
  await open(`/hotels/${bareHotel.slug}`)
  const ask = page.getByRole('region', { name: `Ask about ${bareHotel.name}` })
  await expect.element(ask.getByRole('link', { name: 'Call Now' })).toBeVisible()
  await expect.element(ask.getByText(/, our office$/)).toBeVisible()
  expect(ask.getByText('Contact N/A').elements()).toEqual([])
})

test('a business that answers within a day promises so beside its places', async () => {
  const { business } = await exampleCatalogue()
  await openSite(`/hotels/${bareHotel.slug}`, {
    ...ofFixtures,
    business: { ...business, replyPromise: 'within a day' },
  })
  await expect.element(page.getByText('You get an answer within a day, and asking is free.')).toBeVisible()
})

test('a hotel without a rating shows no stars on its card and its page', async () => {
  await open('/hotels')
  const card = page.getByRole('article', { name: bareHotel.name })
  await expect.element(card).toBeVisible()
  expect(card.getByRole('img', { name: /stars/ }).elements()).toEqual([])
  await expect
    .element(page.getByRole('article', { name: fullHotel.name }).getByRole('img', { name: /4\.1 out of 5/ }))
    .toBeVisible()
  await open(`/hotels/${bareHotel.slug}`)
  const facts = page.getByRole('complementary', { name: 'Quick info' })
  await expect.element(facts.getByText('₹2,250').first()).toBeVisible()
  expect(facts.getByText(/reviews|\/5/).elements()).toEqual([])
})

test('C-HDT-2: a hotel with one picture shows it and nothing that would move it on', async () => {
  await open(`/hotels/${fullHotel.slug}`)
  const one = slideshowOf(fullHotel)
  await expect.element(one.getByRole('img')).toBeVisible()
  await expect.element(one).toHaveAttribute('data-state', 'idle')
  expect(one.getByRole('button').elements()).toEqual([])
  await open(`/hotels/${mappedHotel.slug}`)
  const several = slideshowOf(mappedHotel)
  await expect.element(several).toHaveAttribute('aria-roledescription', 'carousel')
  await expect.element(several.getByRole('button', { name: /^(Pause|Play) pictures$/ })).toBeVisible()
})

test.each([390, 1200])(
  'C-HDT-7: a hotel without any picture says ‘No Images Available’ at %i px',
  async (width) => {
    await page.viewport(width, 800)
    await open(`/hotels/${bareHotel.slug}`)
    const words = slideshowOf(bareHotel).getByText('No Images Available')
    await expect.element(words).toBeInViewport()
  },
)

test('C-HDT-6: a hotel without a picture of its own to open with opens with one of its others', async () => {
  await open(`/hotels/${poolHotel.slug}`)
  const slideshow = slideshowOf(poolHotel)
  await expect.element(slideshow.getByRole('img').first()).toBeVisible()
  expect(slideshow.getByText('No Images Available').elements()).toEqual([])
})

test('C-HDT-12: ‘Menu & Rates’ is there for a hotel that has them, and for no other', async () => {
  await open(`/hotels/${fullHotel.slug}`)
  const link = page.getByRole('link', { name: 'Menu & Rates' })
  await expect.element(link).toHaveAttribute('href', '/rates/full-house')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await open(`/hotels/${bareHotel.slug}`)
  await expect.element(page.getByRole('heading', { level: 1, name: bareHotel.name })).toBeVisible()
  expect(page.getByText('Menu & Rates').elements()).toEqual([])
})

test('C-HDT-25: a hotel without rooms says that they are coming and offers WhatsApp and a call', async () => {
  await open(`/hotels/${bareHotel.slug}`)
  const rooms = section('Rooms')
  await expect
    .element(rooms.getByRole('heading', { level: 3, name: 'Room Information Coming Soon' }))
    .toBeVisible()
  await expect
    .element(rooms.getByRole('link', { name: 'WhatsApp' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=.*Bare%20House/))
  await expect
    .element(rooms.getByRole('link', { name: 'Call Now' }))
    .toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/))
})

test('C-HDT-27, C-HDT-30: a hotel without map and questions says so', async () => {
  await open(`/hotels/${bareHotel.slug}`)
  await expect.element(section('Location').getByText('Map not available')).toBeVisible()
  await expect.element(page.getByText('No FAQ available at the moment.')).toBeVisible()
})

test('T-HOT-11: rooms written as a list and as a map by key are shown alike', async () => {
  const roomsOf = async (hotel: { slug: string }) => {
    await open(`/hotels/${hotel.slug}`)
    const rooms = section('Rooms')
    await expect.element(rooms.getByRole('article').first()).toBeVisible()
    return rooms
      .getByRole('article')
      .elements()
      .map((room) => (room as HTMLElement).innerText)
  }
  const listed = await roomsOf(fullHotel)
  expect(listed).toHaveLength(2)
  expect(listed[0]).toMatch(/Popular.*Garden Room.*2-3 Guests.*4\.5\/5 Rating/s)
  expect(listed[0]).toContain('₹2,250')
  expect(listed[1]).not.toMatch(/₹|Guests|Rating|Popular/)
  expect(await roomsOf(mappedHotel)).toEqual(listed)
})

test('a room without a price says that it is quoted on request, and no other room does', async () => {
  await openSite('/hotels/amara-grand-hotel')
  const room = (name: string) => section('Rooms').getByRole('article', { name })
  const words = 'Price on request.'
  await expect.element(room('Mansion Suite').getByText(words)).toBeVisible()
  expect(room('Deluxe Room').getByText(words).elements()).toEqual([])
})

test('an owner’s picture in one size opens in the viewer and by its link', async () => {
  await open(`/hotels/${fullHotel.slug}`)
  const room = section('Rooms').getByRole('article', { name: 'Roof Room' })
  await expect
    .element(room.getByRole('link').first())
    .toHaveAttribute('href', expect.stringMatching(/^data:image/))
})

test.each(fixtureHotels)(
  'the page and the card of $name have no heading, list or fact without content',
  async ({ slug }) => {
    await open(`/hotels/${slug}`)
    await expect.element(section('Location')).toBeVisible()
    expect(emptyParts()).toEqual([])
    await open('/hotels')
    await expect.element(page.getByRole('article').first()).toBeVisible()
    expect(emptyParts()).toEqual([])
  },
)

test('a hotel with one kind of room counts it in the singular, and without rooms not at all', async () => {
  await open(`/hotels/${mappedHotel.slug}`)
  await expect
    .element(page.getByRole('complementary', { name: 'Quick info' }).getByText('2 room types'))
    .toBeVisible()
  await open(`/hotels/${bareHotel.slug}`)
  await expect.element(section('Rooms')).toBeVisible()
  expect(page.getByText(/^0 room types/).elements()).toEqual([])
})

test('a choice that the address makes and nobody offers leaves its filter open', async () => {
  await open('/hotels?area=Paris&sort=rating')
  await expect.element(page.getByText('Showing 4 hotels')).toBeVisible()
  await expect.element(page.getByLabelText('Sort by')).toHaveDisplayValue('Rating')
  await expect.element(page.getByLabelText('Area')).toHaveDisplayValue('The whole coast')
  await open('/hotels?area=Paris')
  await expect.element(page.getByLabelText('Area')).toHaveDisplayValue('The whole coast')
  await expect.element(page.getByRole('search').getByRole('button', { name: /Clear/ })).toBeDisabled()
})

test('search engines are told of no questions where there are none', async () => {
  const catalogue = { ...(await exampleCatalogue()), ...ofFixtures }
  const pages = sitePages(catalogue)
  const typesOf = ({ slug }: { slug: string }) =>
    pages
      .find(({ path }) => path === `/hotels/${slug}`)
      ?.head('https://goa.example')
      .structuredData.map((data) => Reflect.get(data, '@type'))
  expect(typesOf(bareHotel)).toEqual(['Hotel', 'BreadcrumbList'])
  expect(typesOf(fullHotel)).toEqual(['Hotel', 'FAQPage', 'BreadcrumbList'])
})

test('the rates fit a phone of 320 px, and their table scrolls by itself', async () => {
  await page.viewport(320, 640)
  await openSite('/rates/la-view-hotel')
  await expect.element(page.getByRole('heading', { name: 'Menu & Rates' })).toBeVisible()
  const card = document.querySelector('.rate-card')
  expect(card?.scrollWidth).toBe(card?.clientWidth)
  expect(document.documentElement.scrollWidth).toBe(320)
})

test('a price that is higher on other days says from and leads to the rates; without rates one is asked', async () => {
  await openSite('/hotels/la-view-hotel')
  const card = section('Ask about La View Hotel')
  await expect.element(card.getByText('from ₹2,299 / night')).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: 'Prices by date' }))
    .toHaveAttribute('href', '/rates/la-view-hotel')
  await expect
    .element(card.getByRole('link', { name: 'WhatsApp' }))
    .toHaveAttribute('href', expect.stringContaining(encodeURIComponent('Price seen: from ₹2,299 a night')))
  const room = (name: string) => section('Rooms').getByRole('article', { name })
  await expect.element(room('Sea View Room').getByText(/^from ₹[\d,]+ \/ night$/)).toBeVisible()
  await openSite('/hotels')
  const price = (name: string) =>
    page.getByRole('article', { name }).element().querySelector('[data-slot="price"]')?.textContent
  await expect.element(page.getByRole('article', { name: 'La View Hotel' })).toBeVisible()
  expect(price('La View Hotel')).toBe('from ₹2,299 / night')
  expect(price('Amara Grand Hotel')).toBe('₹3,299 / night')
  await openSite('/hotels/amara-grand-hotel')
  const other = section('Ask about Amara Grand Hotel')
  await expect.element(other.getByText('Prices by date on request.')).toBeVisible()
  await expect
    .element(other.getByRole('link', { name: 'WhatsApp' }))
    .toHaveAttribute('href', expect.stringContaining(encodeURIComponent('Price seen: ₹3,299 a night')))
  expect(page.getByText('from ₹').elements()).toEqual([])
})
