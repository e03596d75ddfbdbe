import { type ReactNode, useId } from 'react'

interface ConnectionCardProps {
  name: string
  /** Its status. */
  badges: ReactNode
  children: ReactNode
}

/** One item of a section's list. */
export function ConnectionCard({ name, badges, children }: ConnectionCardProps) {
  const id = useId()
  return (
    <li>
      <article className="connections-card" aria-labelledby={id}>
        <div className="connections-card-head">
          <h3 id={id}>{name}</h3>
          {badges}
        </div>
        {children}
      </article>
    </li>
  )
}
