import { type Picture, pictureSources } from '@susegad/catalog-data/pictures'

/** Absolute URLs of pictures, for machines. Pictures embedded in a record have none. */
export function pictureUrls(pictures: readonly Picture[], origin: string): string[] {
  return pictures
    .map((picture) => new URL(pictureSources(picture).src, origin))
    .filter(({ protocol }) => /^https?:$/.test(protocol))
    .map(({ href }) => href)
}
