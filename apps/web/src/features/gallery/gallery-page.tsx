import { deferred } from '../../shell/deferred/deferred.tsx'

const GalleryWall = deferred(async () => (await import('./gallery-wall.tsx')).GalleryWall, 'touched')

export function GalleryPage() {
  return <GalleryWall />
}
