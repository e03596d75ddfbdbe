import { createContext, type ReactNode, useLayoutEffect, useState } from 'react'
import { SiteShell as OwnShell } from '../../src/shell/site-shell.tsx'

const Language = createContext('en')

/** The site below a provider whose value changes before any part of the page is hydrated. */
export function SiteShell({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState('en')
  useLayoutEffect(() => {
    setLanguage('kok')
    document.documentElement.dataset.contextChanged = ''
  }, [])
  return (
    <Language value={language}>
      <OwnShell>{children}</OwnShell>
    </Language>
  )
}
