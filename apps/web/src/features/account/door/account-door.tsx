import { Container } from '@susegad/ui/container'
import { type ReactNode, Suspense } from 'react'
import { DoorPoster } from './door-poster.tsx'
import './account-door.css'

interface AccountDoorProps {
  heading: string
  lede: ReactNode
  /** The meaning of susegad, beside the form. */
  motto: ReactNode
  children: ReactNode
}

/** The page around a sign-in, registration or password form. */
export function AccountDoor({ heading, lede, motto, children }: AccountDoorProps) {
  return (
    <Container className="account-door">
      <div className="account-door-form">
        <h1>{heading}</h1>
        <p className="account-door-lede">{lede}</p>
        {children}
      </div>
      <aside className="account-door-aside">
        <Suspense>
          <DoorPoster />
        </Suspense>
        <p className="account-door-motto">{motto}</p>
      </aside>
    </Container>
  )
}
