import { deferred } from '../../shell/deferred/deferred.tsx'
import { usePageTitle } from '../../shell/navigation/page-title.ts'

const GalleryWall = deferred(async () => (await import('./gallery-wall.tsx')).GalleryWall, 'touched')

export function GalleryPage({ title }: { title: string }) {
  usePageTitle(title)
  return <GalleryWall />
}
