import { Container } from '@susegad/ui/container'
import { Picture } from '@susegad/ui/picture'
import type { ReactNode } from 'react'
import { imageOf } from '../../../catalogue/items/picture-image.ts'
import { useSite } from '../../../page-data/site.ts'
import './sign-in-layout.css'

interface SignInLayoutProps {
  heading: string
  lede: ReactNode
  /** The meaning of susegad, beside the form. */
  motto: ReactNode
  children: ReactNode
}

/** The page around a sign-in, registration or password form. */
export function SignInLayout({ heading, lede, motto, children }: SignInLayoutProps) {
  const { poster } = useSite()
  return (
    <Container className="sign-in-layout">
      <div className="sign-in-layout-form">
        <h1>{heading}</h1>
        <p className="sign-in-layout-lede">{lede}</p>
        {children}
      </div>
      <aside className="sign-in-layout-aside">
        {poster && <Picture {...imageOf(poster, '(width >= 64rem) 40vw, 1px')} alt="" ratio="fill" />}
        <p className="sign-in-layout-motto">{motto}</p>
      </aside>
    </Container>
  )
}
