import { fallbackPictures, type Picture, pictureSources } from '@susegad/catalog-data/pictures'
import type { PictureImage } from '@susegad/ui/picture'
import { samplePictures, samplePosters } from '../../../../packages/ui/src/internal/sample-pictures.ts'

// Screenshot tests use sample pictures: the artwork changes more often than a layout does.
const isCompared = import.meta.env.MODE === 'test'

/** A record's pictures as component props. `shift` picks different samples for each card. */
export function picturesOf(
  pictures: readonly Picture[],
  sizes: string,
  shift = 0,
  shape: 'landscape' | 'poster' = 'landscape',
): PictureImage[] {
  const samples = shape === 'poster' ? samplePosters : samplePictures
  return pictures.flatMap((picture, place) => {
    const sample = samples[(place + shift) % samples.length]
    if (isCompared) return sample ? [sample] : []
    return [{ ...pictureSources(picture, '/media'), alt: picture.alt, sizes }]
  })
}

/** Shown when a picture does not load. */
export function fallbackOf(kind: keyof typeof fallbackPictures): PictureImage | undefined {
  return picturesOf([fallbackPictures[kind]], '100vw')[0]
}
