import { SiteHeader, type SiteHeaderProps } from '@susegad/ui/site-header'
import { FramePart } from '../navigation/frame-part.tsx'
import { HeaderContent } from './header-content.tsx'

export function Header({ mode }: Pick<SiteHeaderProps, 'mode'>) {
  return (
    <SiteHeader mode={mode}>
      <FramePart>
        <HeaderContent />
      </FramePart>
    </SiteHeader>
  )
}
