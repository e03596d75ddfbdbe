import { normaliseGalleryHotel } from '../normalise.ts'
import { type Broken, gallery } from './whole-records.ts'

export const brokenGalleries: Broken[] = [
  [
    'a gallery without images',
    () => normaliseGalleryHotel({ ...gallery, images: undefined }),
    'palm-cove',
    'images',
    /images: is missing\. Group the pictures/,
  ],
  [
    'a gallery whose images are a list',
    () => normaliseGalleryHotel({ ...gallery, images: [] }),
    'palm-cove',
    'images',
    /a list has no groups/,
  ],
  [
    'a gallery with a group of its own',
    () => normaliseGalleryHotel({ ...gallery, images: { lobby: ['/a.jpg'] } }),
    'palm-cove',
    'images.lobby',
    /is not a group of the gallery\. Move its pictures/,
  ],
  [
    'a gallery with a field of its own',
    () => normaliseGalleryHotel({ ...gallery, mood: 'calm' }),
    'palm-cove',
    'mood',
    /is not a field of the gallery/,
  ],
]
