import type { Picture } from '@susegad/catalog-data/pictures'
import { Gallery } from '@susegad/ui/gallery'
import { imageOf } from '../items/picture-image.ts'
import { useFallback } from '../items/use-fallback.ts'

interface PictureWallProps {
  heading?: string
  /** Subject of the pictures, for the list's accessible name. */
  name: string
  pictures: readonly Picture[]
}

const sizes = '(min-width: 1024px) 280px, (min-width: 640px) 33vw, 50vw'

/** Pictures side by side; each opens in the viewer. */
export function PictureWall({ heading, name, pictures }: PictureWallProps) {
  const fallback = useFallback('gallery')
  if (pictures.length === 0) return null
  return (
    <div>
      {heading ? <h3 className="place-subheading">{heading}</h3> : null}
      <Gallery
        aria-label={`Pictures of ${name}`}
        images={pictures.map((picture) => ({ ...imageOf(picture, sizes), caption: picture.alt }))}
        sizes={sizes}
        fallback={fallback}
        lightbox={{ historyKey: 'picture' }}
      />
    </div>
  )
}
