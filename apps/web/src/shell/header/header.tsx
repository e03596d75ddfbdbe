import { SiteHeader, type SiteHeaderProps } from '@susegad/ui/site-header'
import { Suspense } from 'react'
import { HeaderContent } from './header-content.tsx'

export function Header({ mode }: Pick<SiteHeaderProps, 'mode'>) {
  return (
    <SiteHeader mode={mode}>
      <Suspense>
        <HeaderContent />
      </Suspense>
    </SiteHeader>
  )
}
