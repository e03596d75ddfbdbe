import type { PageData } from '../../page-data/page-data.ts'
import { deferred } from '../../shell/deferred/deferred.tsx'

const GalleryWall = deferred(async () => (await import('./gallery-wall.tsx')).GalleryWall, 'touched')

export function GalleryPage({ texts, hotels }: PageData['gallery']) {
  return <GalleryWall texts={texts} hotels={hotels} />
}
