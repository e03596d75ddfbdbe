import { activity, beach, gallery, hero, hotel } from './generated/fallback.ts'
import { type Picture, type PictureFile, withAlt } from './picture.ts'

export {
  type Picture,
  type PictureFile,
  type PictureSource,
  type PictureSources,
  pictureSources,
  withAlt,
} from './picture.ts'

/** Shown if a picture is missing or fails to load. */
export const fallbackPictures: Readonly<
  Record<'hotel' | 'activity' | 'beach' | 'gallery' | 'hero', Picture>
> = {
  hotel: withAlt(hotel, 'A house with a tiled roof and a veranda under palms'),
  activity: withAlt(activity, 'A small boat on open water'),
  beach: withAlt(beach, 'An empty beach with a line of palms'),
  gallery: withAlt(gallery, 'A framed view of a coast with palms'),
  hero: withAlt(hero, 'A coast with palms at sunset'),
}

/** Loads the picture of a link preview by name, such as 'social/home'. */
export async function loadSocialPicture(name: string): Promise<PictureFile | undefined> {
  const pictures: Record<string, PictureFile> = await import('./generated/social.ts')
  return Object.values(pictures).find((picture) => picture.name === name)
}
