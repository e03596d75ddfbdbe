import { ScrollToTop } from '@susegad/ui/scroll-to-top'
import { SkipLink } from '@susegad/ui/skip-link'
import type { ReactNode } from 'react'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { FramePart } from '../navigation/frame-part.tsx'
import './first-layout.css'
import '../site-shell.css'

interface PageFrameProps {
  header?: 'solid' | 'overlay' | undefined
  /** The enquiry tab with its drawer. Before the page, so that it works while a long page is still loading. */
  enquiry: ReactNode
  /** What floats in the window's corner. */
  corner?: ReactNode
  children: ReactNode
}

/** Header, page and footer. */
export function PageFrame({ header, enquiry, corner, children }: PageFrameProps) {
  return (
    <>
      <SkipLink href="#content" />
      <Header mode={header} />
      {enquiry}
      <main id="content" className="site-main" tabIndex={-1}>
        {children}
      </main>
      <FramePart>
        <Footer />
      </FramePart>
      {corner}
      <ScrollToTop />
    </>
  )
}
