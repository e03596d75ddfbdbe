import { LocaleProvider } from '@susegad/ui/locale'
import { ScrollToTop } from '@susegad/ui/scroll-to-top'
import { SkipLink } from '@susegad/ui/skip-link'
import { type ReactNode, Suspense } from 'react'
import { FloatingHelper } from './contact/floating-helper.tsx'
import { FloatingOffer } from './contact/floating-offer.tsx'
import { EnquiryEdge } from './enquiry/enquiry-edge.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { DocumentHead } from './navigation/document-head.tsx'
import { PageAnnouncer } from './navigation/page-announcer.tsx'
import './page/first-layout.css'
import './site-shell.css'
import { site } from '../page-data/site.ts'

/** The layout around every page. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { locale, currency } = site().business
  return (
    <LocaleProvider locale={locale} currency={currency}>
      <DocumentHead />
      <SkipLink href="#content" />
      <Header />
      {/* Before the page, so that it works while the rest of a long page is still loading. */}
      <EnquiryEdge />
      <main id="content" className="site-main" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <FloatingHelper />
      <FloatingOffer />
      <ScrollToTop />
      <PageAnnouncer />
    </LocaleProvider>
  )
}
