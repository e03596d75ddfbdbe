import { Picture } from '@susegad/ui/picture'
import { imageOf } from '../../../catalogue/items/picture-image.ts'
import { useSite } from '../../../page-data/site.ts'

/** The decorative poster beside the forms. */
export function DoorPoster() {
  const { poster } = useSite()
  return poster && <Picture {...imageOf(poster, '(width >= 64rem) 40vw, 1px')} alt="" ratio="fill" />
}
