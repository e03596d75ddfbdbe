import { describe, expect, it } from 'vitest'
import { encoded, allHotels as hotels, picturesIn } from '../../test/all-records.ts'
import { galleryHotels, gallerySorts, galleryTypes } from './gallery.ts'

describe('the gallery', () => {
  it('groups each hotel’s pictures, with none of them left out or shown twice', () => {
    expect(galleryHotels.map(({ key }) => key)).toEqual(hotels.map(({ slug }) => slug))
    for (const [index, { label, rating, location, images }] of galleryHotels.entries()) {
      const hotel = hotels[index]
      expect([label, rating, location]).toEqual([hotel?.name, hotel?.rating, hotel?.location])
      const names = picturesIn(images).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(names).toHaveLength(hotel?.photoCount ?? 0)
      for (const name of names) expect(encoded.has(name), name).toBe(true)
      for (const group of Object.values(images)) expect(group.length).toBeGreaterThan(0)
    }
  })

  it('has labels for its types and sort orders', () => {
    expect(galleryTypes.map(({ key, label }) => `${key} ${label}`)).toEqual([
      'outlook Exterior',
      'rooms Rooms',
      'pool Pool',
      'dining Dining',
    ])
    expect(gallerySorts.map(({ label }) => label)).toEqual(['Default', 'Name A-Z', 'Rating', 'Random'])
  })
})
