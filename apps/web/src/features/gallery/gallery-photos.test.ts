import { galleryHotels } from '@susegad/catalog-data/gallery'
import { describe, expect, test } from 'vitest'
import { allPhotos, galleryPhotos } from './gallery-photos.ts'

const find = (filters: Partial<typeof allPhotos>) =>
  galleryPhotos(galleryHotels, { ...allPhotos, ...filters })
const names = (filters: Partial<typeof allPhotos>) => find(filters).map((photo) => photo.picture.name)

describe('galleryPhotos', () => {
  test('shows everything at first', () => {
    expect(names({}).length).toBeGreaterThan(60)
  })

  test('keeps to a hotel and a type', () => {
    const found = find({ hotel: 'la-view-hotel', type: 'pool' })
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((photo) => photo.hotel === 'la-view-hotel' && photo.typeLabel === 'Pool')).toBe(true)
  })

  test.each(['tree house', 'EXTERIOR', 'candolim'])('searches hotel, type and location: %s', (text) => {
    expect(names({ text }).length).toBeGreaterThan(0)
    expect(names({ text }).length).toBeLessThan(names({}).length)
  })

  test('finds nothing for nonsense', () => {
    expect(names({ text: 'zeppelin' })).toEqual([])
  })

  test('sorts by name and by rating, best first', () => {
    const byName = find({ sort: 'name' }).map((photo) => photo.hotelLabel)
    expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, 'en')))
    const byRating = find({ sort: 'rating' }).map((photo) => photo.rating)
    expect(byRating).toEqual(byRating.toSorted((a, b) => (b ?? -1) - (a ?? -1)))
  })

  test('keeps one shuffle while filters change, and shuffles anew by another seed', () => {
    const shuffled = names({ sort: 'random', seed: 7 })
    expect(names({ sort: 'random', seed: 7 })).toEqual(shuffled)
    expect(names({ sort: 'random', seed: 8 })).not.toEqual(shuffled)
    const pools = names({ sort: 'random', seed: 7, type: 'pool' })
    expect(pools).toEqual(shuffled.filter((name) => pools.includes(name)))
  })
})
