import type { BeachSummary } from '@susegad/catalog-data/beaches'
import { pictureSources } from '@susegad/catalog-data/pictures'
import { BeachCard } from '@susegad/ui/beach-card'
import './card-grid.css'

/** A card for each beach, with its picture. */
export function BeachCards({ beaches }: { beaches: readonly BeachSummary[] }) {
  return (
    <div className="card-grid">
      {beaches.map((beach) => (
        <BeachCard
          key={beach.slug}
          name={beach.name}
          location={beach.location}
          category={beach.category}
          description={beach.description}
          facilities={beach.facilityCount}
          sports={beach.sportCount}
          pictures={beach.pictures.map((picture) => pictureSources(picture))}
          sizes="(min-width: 768px) 480px, 100vw"
          href={`#/beaches/${beach.slug}`}
          membershipHref="#/membership"
        />
      ))}
    </div>
  )
}
