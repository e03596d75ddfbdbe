import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { Gallery } from '@susegad/ui/gallery'
import { FilterIcon, LayoutDashboardIcon, LayoutGridIcon } from '@susegad/ui/icon'
import { useState } from 'react'
import { imageOf } from '../../catalogue/items/picture-image.ts'
import { useFallback } from '../../catalogue/items/use-fallback.ts'
import type { PageData } from '../../page-data/page-data.ts'
import { Trail } from '../../shell/navigation/trail.tsx'
import { GalleryFields } from './gallery-fields.tsx'
import { allPhotos, type GalleryFilters, galleryPhotos } from './gallery-photos.ts'
import './gallery-page.css'

const sizes = '(min-width: 1072px) 310px, (min-width: 688px) 33vw, 50vw'

/** The photos of the hotels, with filters and order. */
export function GalleryPage({ texts, hotels }: PageData['gallery']) {
  const fallback = useFallback('gallery')
  const [filters, setFilters] = useState(allPhotos)
  const [shown, setShown] = useState(false)
  const [layout, setLayout] = useState<'grid' | 'masonry'>('grid')
  const change = (next: Partial<GalleryFilters>) => setFilters((before) => ({ ...before, ...next }))
  const photos = galleryPhotos(hotels, filters)
  return (
    <div className="gallery-page">
      <header>
        <Trail />
        <h1>{texts.heading}</h1>
        <p>{texts.text}</p>
      </header>
      <div className="gallery-bar">
        <Button
          variant="secondary"
          aria-expanded={shown}
          aria-controls="gallery-filters"
          onClick={() => setShown(!shown)}
        >
          <FilterIcon />
          {shown ? 'Hide Filters' : texts.showFilters}
        </Button>
        <p role="status">{photos.length === 1 ? '1 photo' : `${photos.length} photos`}</p>
        <fieldset className="gallery-layout">
          <legend className="sg-visually-hidden">Layout</legend>
          <Button
            variant={layout === 'grid' ? 'primary' : 'ghost'}
            aria-pressed={layout === 'grid'}
            onClick={() => setLayout('grid')}
          >
            <LayoutGridIcon />
            Grid
          </Button>
          <Button
            variant={layout === 'masonry' ? 'primary' : 'ghost'}
            aria-pressed={layout === 'masonry'}
            onClick={() => setLayout('masonry')}
          >
            <LayoutDashboardIcon />
            Masonry
          </Button>
        </fieldset>
      </div>
      <GalleryFields hotels={hotels} filters={filters} shown={shown} onChange={change} />
      {photos.length === 0 ? (
        <EmptyState
          title={texts.nothingFound}
          actions={
            <Button variant="secondary" onClick={() => setFilters(allPhotos)}>
              Show all photos
            </Button>
          }
        >
          No photo fits all of these filters.
        </EmptyState>
      ) : (
        <Gallery
          aria-label="Photos of our hotels"
          layout={layout}
          fallback={fallback}
          sizes={sizes}
          lightbox={{ historyKey: 'photo' }}
          images={photos.map((photo) => ({
            ...imageOf(photo.picture, sizes),
            caption: `${photo.hotelLabel}, ${photo.typeLabel}`,
          }))}
        />
      )}
    </div>
  )
}
