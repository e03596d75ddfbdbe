import type { TextSection } from '@susegad/catalog-data/home'
import type { ReactNode } from 'react'
import './text-blocks.css'

/** A titled part of a place's page. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="text-block">
      <h3 className="place-subheading">{title}</h3>
      {children}
    </div>
  )
}

/** A titled list of lines, or nothing if the list is empty or absent. */
export function Lines({
  title,
  lines,
  mark = 'plain',
}: {
  title: string
  lines: readonly string[] | undefined
  mark?: 'plain' | 'yes' | 'no'
}) {
  if (!lines || lines.length === 0) return null
  return (
    <Block title={title}>
      {lines.length === 1 && mark === 'plain' ? (
        <p>{lines[0]}</p>
      ) : (
        <ul className="text-lines" data-mark={mark}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Block>
  )
}

/** Further sections of a record, each under its own title. */
export function Sections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ title, lines }) => <Lines key={title} title={title} lines={lines} />)
}
