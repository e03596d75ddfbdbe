import { loadSocialPicture } from '@susegad/catalog-data/pictures'

/** Path of the picture for link previews. */
export async function socialPath(name: string): Promise<string> {
  const picture = await loadSocialPicture(name)
  if (!picture) throw new Error(`There is no picture '${name}' for link previews: draw it or name another.`)
  return `/media/${picture.name}-${picture.width}.${picture.hash}.jpg`
}
