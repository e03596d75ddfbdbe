import { homePage } from '@susegad/catalog-data/home'
import { Picture } from '@susegad/ui/picture'
import { imageOf } from '../../../catalogue/items/picture-image.ts'

const [poster] = homePage.hero.pictures

/** The decorative poster beside the forms. */
export function DoorPoster() {
  return poster && <Picture {...imageOf(poster, '(width >= 64rem) 40vw, 1px')} alt="" ratio="fill" />
}
