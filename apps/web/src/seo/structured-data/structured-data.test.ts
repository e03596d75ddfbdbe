import { loadActivity } from '@susegad/catalog-data/activities/load'
import { businessFrom } from '@susegad/catalog-data/business'
import { loadHotel } from '@susegad/catalog-data/hotels/load'
import { membershipPage } from '@susegad/catalog-data/membership'
import { expect, test } from 'vitest'
import { agencyData } from './agency.ts'
import { membershipData } from './membership.ts'
import { activityData, hotelData } from './places.ts'

const business = businessFrom({})
const origin = 'https://goa.example'

async function must<Record>(loading: Promise<Record | undefined>): Promise<Record> {
  const record = await loading
  if (!record) throw new Error('The catalogue has lost a record that this test needs.')
  return record
}

test('the agency’s price range spans what it offers', () => {
  expect(agencyData(business, [700, 12_500, 90], origin)).toMatchObject({
    priceRange: '₹90 to ₹12,500',
  })
  expect(agencyData(business, [], origin)).not.toHaveProperty('priceRange')
})

test.each([
  ['Active', 'https://schema.org/InStock'],
  ['Closed for the monsoon', 'https://schema.org/OutOfStock'],
])('an activity whose status is %s is %s, at its own price', async (status, availability) => {
  const activity = await must(loadActivity('kayaking-in-goa-baga-beach'))
  const data = activityData({ ...activity, status, price: 777 }, business, '/activitys/kayaking', origin)
  expect(data.offers).toMatchObject({ price: 777, availability })
})

test('a hotel says its hours, and not that a room is free', async () => {
  const hotel = { ...(await must(loadHotel('la-view-hotel'))), price: 4321 }
  const data = hotelData(
    { ...hotel, checkIn: '14:00', checkOut: null },
    business,
    '/hotels/la-view-hotel',
    origin,
  )
  expect(data).toMatchObject({ checkinTime: '14:00', priceRange: 'from ₹4,321 a night' })
  expect(data).not.toHaveProperty('checkoutTime')
  expect(data).toHaveProperty('makesOffer.price', 4321)
  expect(data).not.toHaveProperty('makesOffer.availability')
})

test('the membership card is a product with its price', () => {
  const meta = { description: 'A card.' }
  const numbers = { price: 999, validMonths: 6 }
  const card = { numbers, page: membershipPage, meta }
  expect(membershipData(card, business, '/membership', origin)).toMatchObject({
    '@type': 'Product',
    name: 'Susegad membership card',
    offers: { '@type': 'Offer', price: 999, priceCurrency: 'INR', eligibleDuration: { value: 6 } },
  })
})
