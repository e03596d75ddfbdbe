import { Card } from '@susegad/ui/card'
import type { ReactNode } from 'react'
import './workspace-page.css'

interface WorkspaceSectionProps {
  id?: string
  title: string
  /** One sentence about the section. */
  about: string
  /** @default 'plain' */
  body?: 'plain' | 'card'
  children: ReactNode
}

/** A section of a signed-in page: description and, beside it on wide windows, the controls. */
export function WorkspaceSection({ id, title, about, body = 'plain', children }: WorkspaceSectionProps) {
  return (
    <section id={id} className="workspace-section" aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{about}</p>
      </div>
      {body === 'card' ? (
        <Card className="workspace-section-body">{children}</Card>
      ) : (
        <div className="workspace-section-body">{children}</div>
      )}
    </section>
  )
}
