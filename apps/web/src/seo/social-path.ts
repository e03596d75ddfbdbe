import type { Catalogue } from '@susegad/catalog-data/catalogue'

/** Path of the picture for link previews. */
export function socialPath({ socialPictures }: Catalogue, name: string): string {
  const picture = socialPictures.find((one) => one.name === name)
  if (!picture) throw new Error(`There is no picture '${name}' for link previews: draw it or name another.`)
  return `/media/${picture.name}-${picture.width}.${picture.hash}.jpg`
}
