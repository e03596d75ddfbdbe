import { ImageCarousel } from '@susegad/ui/carousel'
import { Lightbox, LightboxTrigger } from '@susegad/ui/lightbox'
import { imageOf, pictureAddress } from '../../../catalogue/items/picture-image.ts'
import { useFallback } from '../../../catalogue/items/use-fallback.ts'
import { viewerImages } from '../../../catalogue/place/viewer-images.ts'
import type { RoomOfPage } from '../../../page-data/page-data.ts'

const sizes = '(min-width: 1024px) 960px, 100vw'

/** A room's pictures; each links to its file and, with script, opens in the viewer. */
export function RoomPictures({ room }: { room: RoomOfPage }) {
  const fallback = useFallback('hotel')
  const addresses = room.pictures.map(pictureAddress)
  return (
    <Lightbox
      images={viewerImages(room.pictures)}
      historyKey={`room-${room.key}`}
      fallback={fallback}
      aria-label={`Pictures of ${room.category}`}
    >
      <ImageCarousel
        picker="dots"
        interval={5000}
        aria-label={`Pictures of ${room.category}`}
        images={room.pictures.map((picture) => imageOf(picture, sizes))}
        picture={{ ratio: 'landscape', fallback }}
        renderSlide={(picture, index) => (
          // Named explicitly: a picture that is not loaded yet has no name.
          <LightboxTrigger index={index} href={addresses[index]} aria-label={room.pictures[index]?.alt}>
            {picture}
          </LightboxTrigger>
        )}
      />
    </Lightbox>
  )
}
