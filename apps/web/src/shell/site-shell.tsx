import { LocaleProvider } from '@susegad/ui/locale'
import type { ReactNode } from 'react'
import { useSite } from '../page-data/site.ts'
import { DocumentHead } from './navigation/document-head.tsx'
import { PageAnnouncer } from './navigation/page-announcer.tsx'

/** Wraps every page, and stays mounted during navigation. */
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
