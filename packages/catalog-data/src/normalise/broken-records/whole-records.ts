/** Valid records; each broken record differs from one in a single place. */
export const hotel = {
  slug: 'palm-cove',
  name: 'Palm Cove',
  location: 'Calangute',
  address: 'Beach Road',
  rating: 4.5,
  reviews: 12,
  price: '1999',
  description: 'A house.',
}
export const activity = { slug: 'row', name: 'Rowing', price: 499 }
export const beach = { slug: 'long-beach-goa-india', name: 'Long Beach', location: 'Goa' }
export const gallery = {
  key: 'palm-cove',
  label: 'Palm Cove',
  rating: 4.5,
  location: 'Calangute',
  images: {},
}

export type Broken = [what: string, run: () => unknown, record: string, field: string, message: RegExp]
