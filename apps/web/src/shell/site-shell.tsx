import { LocaleProvider } from '@susegad/ui/locale'
import type { ReactNode } from 'react'
import { useSite } from '../page-data/site.ts'
import { DocumentHead } from './navigation/document-head.tsx'
import { PageAnnouncer } from './navigation/page-announcer.tsx'

/** What is around every page and stays while one leads to another. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { locale, currency } = useSite().business
  return (
    <LocaleProvider locale={locale} currency={currency}>
      <DocumentHead />
      {children}
      <PageAnnouncer />
    </LocaleProvider>
  )
}
