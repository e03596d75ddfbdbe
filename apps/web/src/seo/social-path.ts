import type { Catalogue } from '@susegad/catalog-data/catalogue'

/** Path of the picture for link previews; a place whose own is not drawn yet has that of the home page. */
export function socialPath({ socialPictures }: Catalogue, name: string): string {
  const named = (wanted: string) => socialPictures.find((one) => one.name === wanted)
  const picture = named(name) ?? named('social/home')
  if (!picture) throw new Error(`There is no picture '${name}' for link previews: draw it or name another.`)
  return `/media/${picture.name}-${picture.width}.${picture.hash}.jpg`
}
