import { pages } from 'virtual:story-list'
import { Thumbnail } from './thumbnail.tsx'
import './overview.css'

/** Thumbnails of whole pages, each linked to its stories. */
export function PageWall() {
  return (
    <ul className="workshop-wall">
      {pages.map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/docs/${id}--docs`} target="_top">
            <Thumbnail picture={`${id}-default`} />
            <b>{name}</b>
          </a>
        </li>
      ))}
    </ul>
  )
}
