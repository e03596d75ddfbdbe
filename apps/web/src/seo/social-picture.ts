import type { Catalogue } from '@susegad/catalog-data/catalogue'
import type { Picture, PictureFile } from '@susegad/catalog-data/pictures'
import { pictureUrls } from './structured-data/picture-urls.ts'

/** The picture of a link preview. */
export interface SocialPicture {
  url: string
  width: number
  height: number
  /** Alt text of a photo. A drawn card has none of its own: it shows the title of its page. */
  alt: string | undefined
}

type Places = Pick<Catalogue, 'socialPictures' | 'hotels' | 'activities' | 'beaches'>

const firstPhotoOf = ({ hotels, activities, beaches }: Places, name: string): Picture | undefined =>
  [...hotels, ...activities, ...beaches].find(({ meta }) => meta.socialPicture === name)?.pictures[0]

const ofCard = ({ name, width, height, hash }: PictureFile, origin: string, alt?: string): SocialPicture => ({
  url: `${origin}/media/${name}-${width}.${hash}.jpg`,
  width,
  height,
  alt,
})

/** Link previews use common formats only: few programs support more than JPEG, PNG and WebP. */
function ofPhoto(photo: Picture, origin: string): SocialPicture | undefined {
  const [url] = pictureUrls([photo], origin)
  const width = Math.min(photo.width, 1200)
  const height = Math.round((photo.height * width) / photo.width)
  return url === undefined ? undefined : { url, width, height, alt: photo.alt }
}

/**
 * The link preview image of a page. A place whose first photo was uploaded uses that, cropped; a place without an image
 * uses its photo uncropped; any other page uses the image of the home page.
 */
export function socialPicture(places: Places, name: string, origin: string): SocialPicture {
  const named = (wanted: string) => places.socialPictures.find((one) => one.name === wanted)
  const photo = firstPhotoOf(places, name)
  const cut = photo && named(`social/${photo.name}`)
  if (cut) return ofCard(cut, origin, photo.alt)
  const card = named(name)
  if (card) return ofCard(card, origin)
  const shown = photo && ofPhoto(photo, origin)
  if (shown) return shown
  const home = named('social/home')
  if (!home) throw new Error(`There is no picture '${name}' for link previews: draw it or name another.`)
  return ofCard(home, origin)
}
