import { type ReactNode, useId } from 'react'
import './page-section.css'

interface PageSectionProps {
  /** Target of anchor links. */
  id?: string
  heading: ReactNode
  lede?: ReactNode
  /** A quiet aside at the end of the heading's row, such as a count or a link. */
  aside?: ReactNode
  tone?: 'plain' | 'sunken' | 'ink'
  width?: 'container' | 'full'
  children: ReactNode
}

/** A section of a page: heading, lede and contents. */
export function PageSection({
  id,
  heading,
  lede,
  aside,
  tone = 'plain',
  width = 'container',
  children,
}: PageSectionProps) {
  const own = useId()
  const headingId = id ? `${id}-heading` : own
  return (
    <section id={id} aria-labelledby={headingId} className="page-section" data-tone={tone} data-width={width}>
      <div className="page-section-head">
        <h2 id={headingId} tabIndex={-1}>
          {heading}
        </h2>
        {lede ? <p className="page-section-lede">{lede}</p> : null}
        {aside ? <div className="page-section-aside">{aside}</div> : null}
      </div>
      <div className="page-section-body">{children}</div>
    </section>
  )
}
