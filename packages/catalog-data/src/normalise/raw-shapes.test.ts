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
const readHotel = (change: object) => normaliseHotel({ ...hotel, ...change })
const readActivity = (change: object) => normaliseActivity({ ...activity, ...change })

describe('an owner’s hotel', () => {
  it('may write numbers as texts', () => {
    expect(readHotel({ discount: '15%' })).toMatchObject({
      price: 1999,
      rating: 4.5,
      reviews: 1012,
      discount: 15,
    })
  })

  it.each(['emailid', 'email'])('may call its address %s', (field) => {
    expect(readHotel({ [field]: 'desk@palm.in' }).email).toBe('desk@palm.in')
  })

  it('may leave out optional fields', () => {
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
    expect(readHotel({ contact: 'N/A' }).contact).toBeNull()
  })

  it('may give its rooms as a list or as a map by key', () => {
    const room = {
      category: 'Deluxe Room',
      description: 'Big',
      'Child without bed(5-12yrs)': 500,
      'Extra Adult with bed': '₹1,000',
    }
    const listed = readHotel({ roomDetails: [{ ...room, price: '2,499' }] }).rooms
    const mapped = readHotel({ roomDetails: { deluxe: room } }).rooms
    expect(listed[0]).toMatchObject({
      key: 'deluxe-room',
      price: 2499,
      childWithoutBed: '500 per night',
      extraAdultWithBed: '₹1,000',
    })
    expect(mapped[0]).toMatchObject({ key: 'deluxe', category: 'Deluxe Room', price: null })
  })

  it('has guests, rating and popularity only for rooms whose record does', () => {
    const said = { guests: '2-3 Guests', ratingText: '4.5/5 Rating', popular: true }
    const { rooms } = readHotel({ roomDetails: [{ category: 'Suite', ...said }, { category: 'Loft' }] })
    expect(rooms[0]).toMatchObject(said)
    expect(rooms[1]).toMatchObject({ guests: null, ratingText: null, popular: false })
  })

  it('may have a room whose price is words', () => {
    expect(readHotel({ roomDetails: [{ category: 'Suite', price: 'On request' }] }).rooms[0]).toMatchObject({
      price: null,
      facts: ['Price: On request'],
    })
  })

  it('takes its price from its cheapest room if it has none', () => {
    const rooms = [
      { category: 'Suite', price: '₹4,499' },
      { category: 'Attic' },
      { category: 'Double', price: 2499 },
    ]
    expect(readHotel({ price: undefined, rooms }).price).toBe(2499)
    expect(readHotel({ rooms }).price).toBe(1999)
  })

  it('may choose the pictures of its card, but only its own', () => {
    const heroPictures = ['/a.jpg', '/b.jpg', '/c.jpg'].map((src) => ({ src, alt: `View ${src}` }))
    const read = (cardPictures: string[]) => readHotel({ heroPictures, cardPictures })
    expect(read(['/c.jpg', '/a.jpg']).pictures.map(({ alt }) => alt)).toEqual(['View /c.jpg', 'View /a.jpg'])
    expect(() => read(['/d.jpg'])).toThrow(/cardPictures\[0\]: '\/d.jpg' is none of the record's pictures/)
  })

  it('may have a map made from its coordinates', () => {
    const coordinates = { lat: 15.5, lng: 73.8 }
    expect(readHotel({ coordinates, mapEmbed: { zoom: 16 } }).mapEmbed).toContain('q=15.5,73.8&z=16')
  })

  it('may have its metadata in a nested record', () => {
    const meta = { title: 'Palm Cove', description: 'A house near the sea', keywords: 'palm, cove' }
    expect(readHotel({ meta }).meta).toMatchObject({ ...meta, keywords: ['palm', 'cove'] })
  })

  it('may begin its questions with a heading and its list', () => {
    const { faq } = readHotel({
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

  it('may paste an iframe as its map, which also gives the coordinates', () => {
    const record = readHotel({
      googlemap:
        '<iframe src="https://www.google.com/maps/embed?pb=!1m14!2d73.76!3d15.54" width="600"></iframe>',
    })
    expect(record.mapEmbed).toBe('https://www.google.com/maps/embed?pb=!1m14!2d73.76!3d15.54')
    expect(record.coordinates).toEqual({ lat: 15.54, lng: 73.76 })
    expect(
      readHotel({ googlemap: 'https://www.google.com/maps?q=15.5,73.7&output=embed' }).coordinates,
    ).toEqual({ lat: 15.5, lng: 73.7 })
    expect(readHotel({ googlemap: 'https://maps.example/%E0%A4%A' }).coordinates).toBeNull()
  })

  it('gets alt texts for pictures without one', () => {
    const { heroPictures, pictures, photoCount } = readHotel({
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

  it('keeps unknown fields under more', () => {
    expect(readHotel({ pet_policy: ['No dogs', 'No cats'], opened: 1964 }).more).toEqual([
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
  ])('takes its duration from the first field that has one: %j', (fields, duration) => {
    expect(readActivity(fields).duration).toBe(duration)
  })

  it('keeps the durations it does not need in the schedule', () => {
    expect(readActivity({ duration: '1 hour', cruise_duration: '40 minutes' }).schedule).toEqual([
      { name: 'Cruise duration', text: '40 minutes' },
    ])
  })

  it('may write highlights as texts or with content', () => {
    const record = readActivity({ highlights: ['Quiet', { title: 'Birds', content: ['Egrets', 'Terns'] }] })
    expect(record.highlights).toEqual([
      { title: 'Quiet', lines: [] },
      { title: 'Birds', lines: ['Egrets', 'Terns'] },
    ])
    expect(record.cardLine).toBe('Quiet')
  })

  it('may write drinks as a text or as a map, and food as a text or with a menu', () => {
    expect(readActivity({ drinks: 'Two beers' }).drinks).toEqual([{ name: 'Drinks', text: 'Two beers' }])
    expect(readActivity({ drinks: { welcome_drink: 'Kokum', bar: 'Extra' } }).drinks).toEqual([
      { name: 'Welcome drink', text: 'Kokum' },
      { name: 'Bar', text: 'Extra' },
    ])
    expect(readActivity({ food: 'Snacks' }).food).toEqual({ menu: ['Snacks'] })
    expect(readActivity({ food: { type: 'Buffet', menu: ['Rice', 'Dal'] } }).food).toEqual({
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
    expect(readActivity({ pickup }).pickup).toEqual(expected)
  })

  it('lists the names of its parts, from texts and records', () => {
    const record = readActivity({
      activities: ['Jet ski', { name: 'Banana ride', age: 8, group_size: '4-6' }],
    })
    expect(record.activityNames).toEqual(['Jet ski', 'Banana ride'])
    expect(record.activities?.[1]).toEqual({ name: 'Banana ride', age: '8', groupSize: '4-6' })
  })

  it('is inactive by default, and has no offer if that is null', () => {
    expect(readActivity({ offer: null })).toMatchObject({ status: 'Inactive', offer: null, location: null })
  })

  it('reads the largest group from a text', () => {
    expect(readActivity({ people: 'up to 15 people' }).people).toBe(15)
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
