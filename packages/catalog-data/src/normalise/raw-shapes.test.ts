import { describe, expect, it } from 'vitest'
import type { PictureFile } from '../pictures/picture.ts'
import {
  normaliseActivity,
  normaliseBeach,
  normaliseCatalog,
  normaliseGalleryHotel,
  normaliseHotel,
} from './normalise.ts'

const hotel = {
  slug: 'palm-cove',
  name: 'Palm Cove',
  location: 'Calangute',
  address: 'Beach Road',
  rating: '4.5',
  reviews: '1,012',
  price: '₹1,999',
  description: 'A house.',
}
const activity = { slug: 'row', name: 'Rowing', price: 499 }

describe('an owner’s hotel', () => {
  it('may write numbers as texts', () => {
    expect(normaliseHotel({ ...hotel, discount: '15%' })).toMatchObject({
      price: 1999,
      rating: 4.5,
      reviews: 1012,
      discount: 15,
    })
  })

  it.each(['emailid', 'email'])('may call its address %s', (field) => {
    expect(normaliseHotel({ ...hotel, [field]: 'desk@palm.in' }).email).toBe('desk@palm.in')
  })

  it('may leave out what not every hotel has', () => {
    const { rating: _rating, reviews: _reviews, ...unrated } = hotel
    expect(normaliseHotel(unrated)).toMatchObject({
      email: null,
      contact: null,
      mapEmbed: null,
      menuAndRates: null,
      discount: null,
      rating: null,
      reviews: null,
      rooms: [],
      faq: { sections: [] },
    })
    expect(normaliseHotel({ ...hotel, contact: 'N/A' }).contact).toBeNull()
  })

  it('may give its rooms as a list or as a map by key', () => {
    const room = {
      category: 'Deluxe Room',
      description: 'Big',
      'Child without bed(5-12yrs)': 500,
      'Extra Adult with bed': '₹1,000',
    }
    const listed = normaliseHotel({ ...hotel, roomDetails: [{ ...room, price: '2,499' }] }).rooms
    const mapped = normaliseHotel({ ...hotel, roomDetails: { deluxe: room } }).rooms
    expect(listed[0]).toMatchObject({
      key: 'deluxe-room',
      price: 2499,
      childWithoutBed: '500 per night',
      extraAdultWithBed: '₹1,000',
    })
    expect(mapped[0]).toMatchObject({ key: 'deluxe', category: 'Deluxe Room', price: null })
  })

  it('says guests, rating and popularity only of rooms whose record does', () => {
    const said = { guests: '2-3 Guests', ratingText: '4.5/5 Rating', popular: true }
    const { rooms } = normaliseHotel({
      ...hotel,
      roomDetails: [{ category: 'Suite', ...said }, { category: 'Loft' }],
    })
    expect(rooms[0]).toMatchObject(said)
    expect(rooms[1]).toMatchObject({ guests: null, ratingText: null, popular: false })
  })

  it('may have a room whose price is words', () => {
    expect(
      normaliseHotel({ ...hotel, roomDetails: [{ category: 'Suite', price: 'On request' }] }).rooms[0],
    ).toMatchObject({ price: null, facts: ['Price: On request'] })
  })

  it('may leave its price to the least expensive of its rooms', () => {
    const rooms = [
      { category: 'Suite', price: '₹4,499' },
      { category: 'Attic' },
      { category: 'Double', price: 2499 },
    ]
    expect(normaliseHotel({ ...hotel, price: undefined, rooms }).price).toBe(2499)
    expect(normaliseHotel({ ...hotel, rooms }).price).toBe(1999)
  })

  it('may say which of its pictures stand on its card, but no other', () => {
    const heroPictures = ['/a.jpg', '/b.jpg', '/c.jpg'].map((src) => ({ src, alt: `View ${src}` }))
    const read = (cardPictures: string[]) => normaliseHotel({ ...hotel, heroPictures, cardPictures })
    expect(read(['/c.jpg', '/a.jpg']).pictures.map(({ alt }) => alt)).toEqual(['View /c.jpg', 'View /a.jpg'])
    expect(() => read(['/d.jpg'])).toThrow(/cardPictures\[0\]: '\/d.jpg' is none of the record's pictures/)
  })

  it('may make its map of its coordinates', () => {
    const coordinates = { lat: 15.5, lng: 73.8 }
    expect(normaliseHotel({ ...hotel, coordinates, mapEmbed: { zoom: 16 } }).mapEmbed).toContain(
      'q=15.5,73.8&z=16',
    )
  })

  it('may say what search engines read in a record of its own', () => {
    const meta = { title: 'Palm Cove', description: 'A house near the sea', keywords: 'palm, cove' }
    expect(normaliseHotel({ ...hotel, meta }).meta).toMatchObject({ ...meta, keywords: ['palm', 'cove'] })
  })

  it('may begin its questions with the odd entry', () => {
    const { faq } = normaliseHotel({
      ...hotel,
      faq: [
        {
          id: 1,
          tc: 'Terms & Conditions',
          question: [
            { title: 'CP plan', content: 'Room and breakfast' },
            { title: 'Terms', content: ['One', 'Two'] },
          ],
        },
        { id: 2, title: 'Pets', content: 'None' },
        { id: 3, question: 'Parking?', answer: 'Free' },
      ],
    })
    expect(faq).toEqual({
      id: '1',
      heading: 'Terms & Conditions',
      sections: [
        { title: 'CP plan', lines: ['Room and breakfast'] },
        { title: 'Terms', lines: ['One', 'Two'] },
        { id: '2', title: 'Pets', lines: ['None'] },
        { id: '3', title: 'Parking?', lines: ['Free'] },
      ],
    })
  })

  it('may paste the whole frame of its map, which also says where it stands', () => {
    const record = normaliseHotel({
      ...hotel,
      googlemap:
        '<iframe src="https://www.google.com/maps/embed?pb=!1m14!2d73.76!3d15.54" width="600"></iframe>',
    })
    expect(record.mapEmbed).toBe('https://www.google.com/maps/embed?pb=!1m14!2d73.76!3d15.54')
    expect(record.coordinates).toEqual({ lat: 15.54, lng: 73.76 })
    expect(
      normaliseHotel({ ...hotel, googlemap: 'https://www.google.com/maps?q=15.5,73.7&output=embed' })
        .coordinates,
    ).toEqual({ lat: 15.5, lng: 73.7 })
    expect(normaliseHotel({ ...hotel, googlemap: 'https://maps.example/%E0%A4%A' }).coordinates).toBeNull()
  })

  it('gets words for pictures that have none, and keeps those that have', () => {
    const { heroPictures, pictures, photoCount } = normaliseHotel({
      ...hotel,
      Heroimages: ['/a.jpg', { src: 'https://x.in/b.jpg', alt: 'The gate' }],
    })
    expect(heroPictures.map(({ alt, src }) => [alt, src])).toEqual([
      ['Palm Cove, picture 1', '/a.jpg'],
      ['The gate', 'https://x.in/b.jpg'],
    ])
    expect(pictures).toEqual(heroPictures)
    expect(photoCount).toBe(2)
  })

  it('finds encoded pictures by their names', () => {
    const file: PictureFile = {
      name: 'hotels/x/hero-1',
      hash: 'abcd1234',
      width: 1920,
      height: 1200,
      tints: ['#000', '#111', '#222'],
    }
    const { heroPictures } = normaliseHotel(
      { ...hotel, Heroimages: 'hotels/x/hero-1' },
      { findPicture: (name) => (name === file.name ? file : undefined) },
    )
    expect(heroPictures).toEqual([{ ...file, alt: 'Palm Cove, picture 1' }])
  })

  it('keeps what the strict record has no field for', () => {
    expect(normaliseHotel({ ...hotel, pet_policy: ['No dogs', 'No cats'], opened: 1964 }).more).toEqual([
      { title: 'Pet policy', lines: ['No dogs', 'No cats'] },
      { title: 'Opened', lines: ['1964'] },
    ])
  })
})

describe('an owner’s activity', () => {
  it.each([
    [{ duration: '1 hour', tour_time: '2 hours' }, '1 hour'],
    [{ schedule: { duration: '3 hours', start: '9 am' } }, '3 hours'],
    [{ cruise_duration: '90 minutes' }, '90 minutes'],
    [{ tour_time: '9 am to 6 pm' }, '9 am to 6 pm'],
    [{}, null],
  ])('takes its duration from the first place that has one: %j', (fields, duration) => {
    expect(normaliseActivity({ ...activity, ...fields }).duration).toBe(duration)
  })

  it('keeps the durations it does not need in the schedule', () => {
    expect(
      normaliseActivity({ ...activity, duration: '1 hour', cruise_duration: '40 minutes' }).schedule,
    ).toEqual([{ name: 'Cruise duration', text: '40 minutes' }])
  })

  it('may write highlights as texts or with content', () => {
    const record = normaliseActivity({
      ...activity,
      highlights: ['Quiet', { title: 'Birds', content: ['Egrets', 'Terns'] }],
    })
    expect(record.highlights).toEqual([
      { title: 'Quiet', lines: [] },
      { title: 'Birds', lines: ['Egrets', 'Terns'] },
    ])
    expect(record.cardLine).toBe('Quiet')
  })

  it('may write drinks as a text or as a map, and food as a text or with a menu', () => {
    expect(normaliseActivity({ ...activity, drinks: 'Two beers' }).drinks).toEqual([
      { name: 'Drinks', text: 'Two beers' },
    ])
    expect(
      normaliseActivity({ ...activity, drinks: { welcome_drink: 'Kokum', bar: 'Extra' } }).drinks,
    ).toEqual([
      { name: 'Welcome drink', text: 'Kokum' },
      { name: 'Bar', text: 'Extra' },
    ])
    expect(normaliseActivity({ ...activity, food: 'Snacks' }).food).toEqual({ menu: ['Snacks'] })
    expect(normaliseActivity({ ...activity, food: { type: 'Buffet', menu: ['Rice', 'Dal'] } }).food).toEqual({
      type: 'Buffet',
      menu: ['Rice', 'Dal'],
    })
  })

  it.each([
    [
      { available: true, locations: ['Baga'] },
      { included: true, points: ['Baga'], details: [] },
    ],
    [
      { included: 'No, own transport', main_points: 'Panaji' },
      { included: false, points: ['Panaji'], details: ['No, own transport'] },
    ],
    ['Not included', { included: false, points: [], details: ['Not included'] }],
    [true, { included: true, points: [], details: [] }],
  ])('may write its pickup as %j', (pickup, expected) => {
    expect(normaliseActivity({ ...activity, pickup }).pickup).toEqual(expected)
  })

  it('names what is done in it, from texts and records', () => {
    const record = normaliseActivity({
      ...activity,
      activities: ['Jet ski', { name: 'Banana ride', age: 8, group_size: '4-6' }],
    })
    expect(record.activityNames).toEqual(['Jet ski', 'Banana ride'])
    expect(record.activities?.[1]).toEqual({ name: 'Banana ride', age: '8', groupSize: '4-6' })
  })

  it('is inactive unless it says otherwise, and of no offer when that is null', () => {
    expect(normaliseActivity({ ...activity, offer: null })).toMatchObject({
      status: 'Inactive',
      offer: null,
      location: null,
    })
  })

  it('reads the largest group out of words', () => {
    expect(normaliseActivity({ ...activity, people: 'up to 15 people' }).people).toBe(15)
  })
})

describe('an owner’s beach and gallery', () => {
  it('may have embedded pictures or none', () => {
    const beach = { slug: 'b-beach-goa-india', name: 'B', location: 'Goa' }
    const embedded = 'data:image/png;base64,AAAA'
    expect(normaliseBeach({ ...beach, gallery: [embedded] }).gallery[0]).toMatchObject({
      src: embedded,
      alt: 'B, picture 1',
    })
    expect(normaliseBeach({ ...beach, gallery: [] })).toMatchObject({ gallery: [], category: 'Beach' })
  })

  it('groups a gallery’s pictures', () => {
    const { images } = normaliseGalleryHotel({
      key: 'k',
      label: 'K',
      rating: 4,
      location: 'L',
      images: { outlook: ['/1.jpg'], pool: '/2.jpg' },
    })
    expect([images.outlook.length, images.rooms.length, images.pool.length, images.dining.length]).toEqual([
      1, 0, 1, 0,
    ])
  })
})

describe('an owner’s catalogue', () => {
  it('may be keyed by slug', () => {
    const { slug: _, ...rest } = hotel
    const catalog = normaliseCatalog({
      hotels: { 'palm-cove': rest },
      activities: [activity],
      beaches: [{ slug: 'x-beach-goa-india', name: 'X', location: 'Goa', Hotel: 'palm-cove' }],
    })
    expect(catalog.hotels[0]?.slug).toBe('palm-cove')
    expect(catalog.beaches[0]?.hotels).toEqual(['palm-cove'])
  })
})
