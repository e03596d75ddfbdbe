import { components } from 'virtual:story-list'
import ui from '../../../packages/ui/package.json' with { type: 'json' }
import { releasedWith } from './released.ts'
import { Thumbnail } from './thumbnail.tsx'
import './overview.css'

const groups = [...new Set(components.map(({ group }) => group))].sort()

/** Every component with its picture and the version that introduced it. */
export function ComponentWall() {
  return (
    <div className="workshop-overview sb-unstyled">
      {groups.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{group}</h2>
          <ul className="workshop-wall">
            {components
              .filter((component) => component.group === group)
              .map(({ id, name, entry }) => (
                <li key={id}>
                  <a href={`./?path=/docs/${id}--docs`} target="_top">
                    <Thumbnail picture={`${id}-matrix`} />
                    <b>{name}</b>
                    <Since entry={entry ?? ''} />
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Since({ entry }: { entry: string }) {
  const version = releasedWith(entry)
  return version ? (
    <small>stable, since {version}</small>
  ) : (
    <small data-status="new">new, after {ui.version}</small>
  )
}
