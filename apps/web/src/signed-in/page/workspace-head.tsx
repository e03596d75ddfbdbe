import type { ReactNode } from 'react'
import './workspace-page.css'

interface WorkspaceHeadProps {
  title: string
  /** One sentence about the page. */
  about?: ReactNode
  /** Content at the end of the row. */
  action?: ReactNode
}

/** Title of a signed-in page. Renders a `<header>`. */
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
