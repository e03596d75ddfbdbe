import { Card } from '@susegad/ui/card'
import type { ReactNode } from 'react'
import './workspace-page.css'

interface WorkspaceSectionProps {
  id?: string
  title: string
  /** A sentence on what it is for. */
  about: string
  /** @default 'plain' */
  body?: 'plain' | 'card'
  children: ReactNode
}

/** A section of a page of the signed-in: what it is about, and beside it on a wide window what can be done. */
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
