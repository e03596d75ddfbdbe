import { type GalleryType, gallerySorts, galleryTypes } from '@susegad/catalog-data/gallery'
import { SearchField } from '@susegad/ui/search-field'
import { Select } from '@susegad/ui/select'
import type { PageData } from '../../page-data/page-data.ts'
import type { GalleryFilters, GallerySort } from './gallery-photos.ts'

interface GalleryFieldsProps extends Pick<PageData['gallery'], 'hotels'> {
  filters: GalleryFilters
  shown: boolean
  onChange: (next: Partial<GalleryFilters>) => void
}

/** Filters and order of the photos. */
export function GalleryFields({ hotels, filters, shown, onChange }: GalleryFieldsProps) {
  return (
    <search id="gallery-filters" className="gallery-filters" aria-label="Filter the photos" hidden={!shown}>
      <Select
        label="Hotel"
        value={filters.hotel}
        onChange={(event) => onChange({ hotel: event.target.value, type: 'all' })}
      >
        <option value="all">All hotels</option>
        {hotels.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        label="Image type"
        value={filters.type}
        onChange={(event) => onChange({ type: event.target.value as GalleryType | 'all' })}
      >
        <option value="all">All</option>
        {galleryTypes.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
      <SearchField
        label="Search"
        value={filters.text}
        onChange={(event) => onChange({ text: event.target.value })}
        onClear={() => onChange({ text: '' })}
      />
      <Select
        label="Sort"
        value={filters.sort}
        onChange={(event) =>
          onChange({ sort: event.target.value as GallerySort, seed: Math.floor(Math.random() * 2 ** 31) })
        }
      >
        {gallerySorts.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
    </search>
  )
}
