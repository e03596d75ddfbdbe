import { type ReactNode, useId } from 'react'
import './place-layout.css'

/** A text column, and a card that stays beside it. */
export function PlaceLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="place-layout">
      <div className="place-column">{children}</div>
      <aside className="place-aside" aria-label="Quick info">
        {aside}
      </aside>
    </div>
  )
}

interface PlaceSectionProps {
  id?: string
  heading: string
  children: ReactNode
}

/** One section of a place's column; its tab links to `id`. */
export function PlaceSection({ id, heading, children }: PlaceSectionProps) {
  const own = useId()
  const headingId = id ? `${id}-heading` : own
  return (
    <section id={id} aria-labelledby={headingId} className="place-section">
      <h2 id={headingId} className="place-heading" tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
