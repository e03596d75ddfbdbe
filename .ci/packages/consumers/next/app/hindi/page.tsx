import { Button } from '@susegad/ui/button'
import { LocaleProvider } from '@susegad/ui/locale'
import { hindi } from '@susegad/ui/locale/hi'
import { Pagination } from '@susegad/ui/pagination'
import type { CSSProperties } from 'react'
import { AskForm } from '../ask-form.tsx'
import { ClientLink } from '../client-link.tsx'

const brand = { '--sg-brand-primary': '#8a1c4a', '--sg-brand-radius': '0' } as CSSProperties

// A server component passes a language as data, and a brand as CSS variables.
export default function Page() {
  return (
    <LocaleProvider locale="hi-IN" messages={hindi}>
      <main lang="hi" data-theme="light" style={brand}>
        <Button>भेजें</Button>
        <Pagination page={1} totalPages={3} href="/?page={page}" linkAs={ClientLink} />
        <AskForm />
      </main>
    </LocaleProvider>
  )
}
