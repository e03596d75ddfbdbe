import type { ReactNode } from 'react'
import './workspace-page.css'

interface WorkspaceHeadProps {
  title: string
  /** A sentence on what the page is for. */
  about?: ReactNode
  /** At the other end of the line. */
  action?: ReactNode
}

/** Title of a page of the signed-in. Renders a `<header>`. */
export function WorkspaceHead({ title, about, action }: WorkspaceHeadProps) {
  return (
    <header className="workspace-head">
      <div>
        <h1>{title}</h1>
        {about}
      </div>
      {action}
    </header>
  )
}
