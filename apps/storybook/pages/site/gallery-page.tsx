import { type GalleryHotel, type GalleryType, galleryPage, galleryTypes } from '@susegad/catalog-data/gallery'
import { Button } from '@susegad/ui/button'
import { EmptyState } from '@susegad/ui/empty-state'
import { FiltersBar } from '@susegad/ui/filters-bar'
import { Gallery } from '@susegad/ui/gallery'
import { SearchField } from '@susegad/ui/search-field'
import { Select } from '@susegad/ui/select'
import { useState } from 'react'
import { ListingHero, ListingSection } from './listing.tsx'
import { type ListingState, RecordsOrWhyNot } from './records-or-why-not.tsx'
import { SiteFrame } from './site-frame.tsx'
import { fallbackOf, picturesOf } from './story-picture.ts'

interface GalleryPageProps {
  hotels: readonly GalleryHotel[]
  state: ListingState
}

interface Wish {
  hotel: string
  type: string
  text: string
}

const everything: Wish = { hotel: '', type: '', text: '' }

/** All photos with their filters. */
export function GalleryPage({ hotels, state }: GalleryPageProps) {
  return (
    <SiteFrame current="GALLERY">
      <ListingHero
        name="Gallery"
        heading={galleryPage.heading}
        text={galleryPage.text}
        picture={hotels[0]?.images.pool[0]}
      />
      <ListingSection heading="All photos">
        <RecordsOrWhyNot
          records={hotels}
          state={state}
          what="photos"
          empty={{ title: galleryPage.nothingFound, text: 'Please check back later for updates' }}
        >
          {(records) => <Wall hotels={records} />}
        </RecordsOrWhyNot>
      </ListingSection>
    </SiteFrame>
  )
}

function Wall({ hotels }: { hotels: readonly GalleryHotel[] }) {
  const [wish, setWish] = useState(everything)
  const images = photosOf(hotels, wish)
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }))
  const clear = () => setWish(everything)
  return (
    <>
      <FiltersBar
        fold="always"
        labels={{ show: galleryPage.showFilters }}
        activeCount={Object.values(wish).filter(Boolean).length}
        onClear={clear}
      >
        <Select label="Hotel" value={wish.hotel} onChange={(event) => change({ hotel: event.target.value })}>
          <option value="">All hotels</option>
          {hotels.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
        <Select label="Type" value={wish.type} onChange={(event) => change({ type: event.target.value })}>
          <option value="">All types</option>
          {galleryTypes.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
        <SearchField
          label="Search"
          value={wish.text}
          onChange={(event) => change({ text: event.target.value })}
          onClear={() => change({ text: '' })}
        />
      </FiltersBar>
      <p role="status">{images.length === 1 ? '1 photo' : `${images.length} photos`}</p>
      {images.length > 0 ? (
        <Gallery aria-label="Photos" layout="masonry" images={images} fallback={fallbackOf('gallery')} />
      ) : (
        <EmptyState
          title={galleryPage.nothingFound}
          headingLevel={3}
          actions={
            <Button variant="outline" onClick={clear}>
              Show all photos
            </Button>
          }
        >
          Try another kind of picture or fewer words.
        </EmptyState>
      )}
    </>
  )
}

function photosOf(hotels: readonly GalleryHotel[], { hotel, type, text }: Wish) {
  return hotels
    .filter(({ key }) => !hotel || key === hotel)
    .flatMap(({ label, location, images }, place) =>
      galleryTypes
        .filter(({ key }) => !type || key === type)
        .filter((kind) => `${label} ${kind.label} ${location}`.toLowerCase().includes(text.toLowerCase()))
        .flatMap(({ key }) => captioned(images[key], label, place)),
    )
}

function captioned(pictures: GalleryHotel['images'][GalleryType], caption: string, shift: number) {
  return picturesOf(pictures, '(min-width: 1024px) 25vw, 50vw', shift).map((picture) => ({
    ...picture,
    caption,
  }))
}
