import { Suspense } from 'react'
import type { PageData } from '../../page-data/page-data.ts'
import { GalleryWall } from './gallery-wall.tsx'

export function GalleryPage({ texts, hotels }: PageData['gallery']) {
  return (
    <Suspense>
      <GalleryWall texts={texts} hotels={hotels} />
    </Suspense>
  )
}
