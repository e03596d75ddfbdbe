import type { ReactNode } from 'react'
import './signed-in-page.css'

interface PageHeadProps {
  title: string
  /** A sentence on what the page is for. */
  about?: ReactNode
  /** At the other end of the line. */
  action?: ReactNode
}

/** Title of a page of the signed-in. Renders a `<header>`. */
export function PageHead({ title, about, action }: PageHeadProps) {
  return (
    <header className="page-head">
      <div>
        <h1>{title}</h1>
        {about}
      </div>
      {action}
    </header>
  )
}
