import { beachSummaries } from '@susegad/catalog-data/beaches'
import { pictureSources } from '@susegad/catalog-data/pictures'
import { Picture } from '@susegad/ui/picture'
import './foundations.css'

const posters = beachSummaries.slice(0, 3).flatMap(({ pictures: [first] }) => (first ? [first] : []))

/** Three of the catalogue's own posters, as the site shows them. */
export function PosterRow() {
  return (
    <div className="foundation sb-unstyled">
      <ul className="foundation-posters">
        {posters.map((poster) => (
          <li key={poster.name}>
            <Picture {...pictureSources(poster, 'media')} alt={poster.alt} ratio="poster" sizes="20rem" />
          </li>
        ))}
      </ul>
    </div>
  )
}
