import { describe, expect, it } from 'vitest'
import { encoded, everythingIn, allHotels as hotels, picturesIn } from '../../test/all-records.ts'
import { placesIn } from '../stay/room-places.ts'
import type { Hotel, Room } from './hotel.ts'
import { hotelSlugs, hotelSummaries, hotelsPage } from './hotels.ts'
import { loadHotel } from './load-hotel.ts'
import { loadRateCard, rateCardSlugs } from './load-rates.ts'

const each = hotels.map((hotel): [string, Hotel] => [hotel.slug, hotel])
const prices = (hotel: Hotel) => hotel.rooms.flatMap((room) => room.price ?? [])
const section = (hotel: Hotel, title: RegExp) =>
  hotel.faq.sections.find((candidate) => title.test(candidate.title))
const anyHotelSays = (words: string | RegExp) =>
  hotels.some((hotel) =>
    typeof words === 'string' ? everythingIn(hotel).includes(words) : words.test(everythingIn(hotel)),
  )

/** Of adults and children without a bed of their own, whom the calculation lets into the room. */
function partiesThatFit(room: Room, { stay }: Hotel) {
  const ages = stay?.ages
  if (!ages) throw new Error('The hotel has no ages of children.')
  const upTo = [...Array(9).keys()]
  return upTo.flatMap((adults) =>
    upTo.flatMap((young) => {
      const places = placesIn({ adults, children: Array(young).fill(ages.childTo) }, room, stay, 0)
      return 'kind' in places ? [] : [places]
    }),
  )
}

describe('the list of hotels', () => {
  it('holds the five hotels in their order', () => {
    expect(hotelSummaries.map(({ name }) => name)).toEqual([
      'Amara Grand Hotel',
      'La View Hotel',
      'Regent Laguna Hotel',
      'Wotel Calangute',
      'Tree House Hotel',
    ])
    expect(hotelSummaries.map(({ slug }) => slug)).toEqual(hotelSlugs)
    expect(new Set(hotelSlugs).size).toBe(hotelSlugs.length)
    expect(new Set(hotelSummaries.map(({ id }) => id)).size).toBe(5)
  })

  it('spans prices of 1999 to 3299 and discounts of 14 to 20 percent', () => {
    const starting = hotelSummaries.map(({ price }) => price)
    expect([Math.min(...starting), Math.max(...starting)]).toEqual([1999, 3299])
    const discounts = hotelSummaries.map(({ discount }) => discount ?? 0)
    expect([Math.min(...discounts), Math.max(...discounts)]).toEqual([14, 20])
  })

  it('has one hotel without contact and one without a map, and they are not the same', () => {
    expect(hotels.filter(({ contact }) => contact === null).map(({ slug }) => slug)).toEqual([
      'wotel-calangute',
    ])
    expect(hotels.filter(({ mapEmbed }) => mapEmbed === null).map(({ slug }) => slug)).toEqual([
      'tree-house-hotel',
    ])
  })

  it('explains a missing map in the directions', () => {
    for (const { mapEmbed, gettingThere } of hotels)
      expect(/maps put the hotel/i.test(gettingThere.join())).toBe(mapEmbed === null)
  })

  it('gives some hotels an email address and some rooms no price', () => {
    expect(hotels.filter(({ email }) => email !== null)).toHaveLength(2)
    expect(hotels.flatMap(({ rooms }) => rooms).filter(({ price }) => price === null)).toHaveLength(2)
  })

  it('has the fixed figures of the listing and a count line with the real number', () => {
    expect(hotelsPage.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '500+ Guests',
      '4.8/5 Rating',
      '15+ Hotels',
      '24/7 Support',
    ])
    expect(hotelsPage.countLine(hotelSummaries.length)).toBe('Showing 5 hotels')
  })

  it('loads nothing for an unknown slug, including a property of Object', async () => {
    await expect(loadHotel('grand-palace')).resolves.toBeUndefined()
    await expect(loadHotel('constructor')).resolves.toBeUndefined()
  })
})

describe.each(each)('%s', (slug, hotel) => {
  it('agrees with its card', () => {
    const card = hotelSummaries.find((summary) => summary.slug === slug)
    expect(hotel).toMatchObject(card ?? {})
    expect(card?.pictures).toHaveLength(4)
  })

  it('has the right number of photos', () => {
    expect(new Set(picturesIn(hotel).map(({ name }) => name)).size).toBe(hotel.photoCount)
  })

  it('shows only encoded pictures of its own, each with its own alt text', () => {
    const pictures = picturesIn({ ...hotel, pictures: [] })
    for (const { name } of pictures) {
      expect(encoded.has(name), name).toBe(true)
      expect(name.startsWith(`hotels/${slug}/`), name).toBe(true)
    }
    const words = pictures.map(({ alt }) => alt)
    expect(words.every((alt) => alt.trim().length > 10)).toBe(true)
    expect(new Set(words).size).toBe(words.length)
  })

  it('has a swimming-pool gallery, heroes and a picture for each room', () => {
    expect(hotel.poolPictures.length).toBeGreaterThanOrEqual(3)
    expect(hotel.heroPictures.length).toBeGreaterThan(1)
    expect(hotel.rooms.every((room) => room.pictures.length === 3)).toBe(true)
  })

  it('has room prices from 1999 to 3299', () => {
    expect(prices(hotel).every((price) => price >= 1999 && price <= 3299)).toBe(true)
  })

  it('states every rule that a guest may ask about', () => {
    for (const title of [
      /^CP plan/,
      /^MAP plan/,
      /^Extra child and adult charges by season/,
      /^Child policy/,
      /^Facilities/,
      /^Booking process/,
      /^Check-in details/,
      /^Cancellation policy/,
      /^Terms/,
    ])
      expect(section(hotel, title)?.lines.length, String(title)).toBeGreaterThan(0)
    const text = everythingIn(hotel.faq)
    expect(text).toContain('Breakfast is served from 8:00 to 10:30 am, dinner from 8:00 to 10:30 pm.')
    expect(text).toContain('50% deposit')
    expect(text).toContain('A passport is mandatory for non-resident Indians and foreigners')
    expect(text).toMatch(
      /30 or more days before check-in: free[\s\S]*15 to 30 days before check-in: one night[\s\S]*under 15 days before check-in[^\n]*full stay/,
    )
    for (const price of ['₹500', '₹1,000', '₹1,500']) expect(text).toContain(`${price} per night`)
  })

  it('states the same check-in and check-out times in fields and text', () => {
    const lines = section(hotel, /^Check-in/)?.lines.join(' ') ?? ''
    const spoken: Record<string, RegExp> = {
      '13:00': /1 pm/,
      '12:00': /12 (pm|noon)/,
      '11:00': /11 am/,
      '10:00': /10:00 AM/,
    }
    expect(lines).toMatch(spoken[hotel.checkIn ?? ''] ?? /never/)
    expect(lines).toMatch(spoken[hotel.checkOut ?? ''] ?? /never/)
  })

  it('has a map of its coordinates', () => {
    if (hotel.mapEmbed !== null)
      expect(hotel.mapEmbed).toContain(`q=${hotel.coordinates?.lat},${hotel.coordinates?.lng}`)
  })

  it('C-HDT-22, C-HDT-23: says the fixed guests and rating of each room, and that the first is popular', () => {
    for (const room of hotel.rooms)
      expect(room).toMatchObject({ guests: '2-3 Guests', ratingText: '4.5/5 Rating' })
    expect(hotel.rooms.map(({ popular }) => popular)).toEqual(hotel.rooms.map((_, place) => place === 0))
  })

  it('says how many a room sleeps where that is more than its fixed guests', () => {
    for (const room of hotel.rooms) {
      const parties = partiesThatFit(room, hotel)
      const adults = Math.max(...parties.map((party) => party.adults))
      const guests = Math.max(...parties.map((party) => party.guests))
      const line = guests > 3 ? [`Sleeps ${guests}, at most ${adults} of them adults`] : []
      expect(
        room.facts.filter((fact) => fact.startsWith('Sleeps')),
        room.category,
      ).toEqual(line)
    }
  })

  it('is rated out of five and described to search engines', () => {
    const rating = hotel.rating ?? 0
    expect(rating).toBeGreaterThan(0)
    expect(rating).toBeLessThanOrEqual(5)
    expect(Number(rating.toFixed(1))).toBe(rating)
    expect(hotel.meta.keywords.length).toBeGreaterThan(3)
  })
})

describe('rules that differ from hotel to hotel', () => {
  it('are stated by at least one hotel', () => {
    expect(
      hotels.filter(({ checkIn, checkOut }) => checkIn === '13:00' && checkOut === '11:00'),
    ).toHaveLength(3)
    expect(anyHotelSays('Check-in from 12 pm, check-out by 11 am')).toBe(true)
    expect(anyHotelSays('Check-in at 12 noon, check-out at 10:00 AM')).toBe(true)
    expect(anyHotelSays(/child under 5 (stays free|is free)/i)).toBe(true)
    expect(anyHotelSays('Children from 1 to 5 stay free. Above 5 they are charged')).toBe(true)
    expect(anyHotelSays(/₹3,000 per couple on the MAP plan(,| or) ₹4,000 per couple on the CP plan/)).toBe(
      true,
    )
    expect(anyHotelSays(/non-refundable[^\n]*100% is forfeited/)).toBe(true)
  })
})

describe('rate cards', () => {
  it('exist for exactly the hotels that link to one', () => {
    const linking = hotels.filter(({ menuAndRates }) => menuAndRates !== null)
    expect(linking.map(({ slug }) => slug)).toEqual([...rateCardSlugs])
    for (const hotel of linking) expect(hotel.menuAndRates).toBe(`/rates/${hotel.slug}`)
  })

  it.each([...rateCardSlugs])('agree with the rooms of %s', async (slug) => {
    const card = await loadRateCard(slug)
    const hotel = await loadHotel(slug)
    expect(card?.rows.map(({ room, prices: [lowest] }) => [room, lowest])).toEqual(
      hotel?.rooms.map((room) => [room.category, room.price]),
    )
    for (const { prices: seasonal } of card?.rows ?? []) {
      expect(seasonal.every((price) => price >= 1999 && price <= 3299)).toBe(true)
    }
    expect(card?.menu.flatMap(({ dishes }) => dishes).length).toBeGreaterThan(4)
  })

  it('load nothing for the other hotels', async () => {
    await expect(loadRateCard('amara-grand-hotel')).resolves.toBeUndefined()
  })
})
