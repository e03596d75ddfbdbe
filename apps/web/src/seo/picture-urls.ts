import { type Picture, pictureSources } from '@susegad/catalog-data/pictures'

/** Whole addresses of pictures, for machines. One that is embedded in its record has none to be found under. */
export function pictureUrls(pictures: readonly Picture[], origin: string): string[] {
  return pictures
    .map((picture) => new URL(pictureSources(picture).src, origin))
    .filter(({ protocol }) => /^https?:$/.test(protocol))
    .map(({ href }) => href)
}
