import { business } from '@susegad/catalog-data/business'
import { headerLinks } from '@susegad/catalog-data/navigation'
import { MailIcon, MapPinIcon, PhoneIcon } from '@susegad/ui/icon'
import { Logo } from '@susegad/ui/logo'
import {
  SiteHeader,
  SiteHeaderActions,
  SiteHeaderBar,
  SiteHeaderDetail,
  SiteHeaderLogo,
  SiteHeaderMenu,
  SiteHeaderMenuNav,
  SiteHeaderNav,
  SiteHeaderTop,
} from '@susegad/ui/site-header'

/** The header, with the page at `current` marked in its links. */
export function PageHeader({ current }: { current: string }) {
  const links = headerLinks.map(({ label, to }) => (
    <li key={to}>
      <a href={to} aria-current={to === current ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ))
  const logo = (
    <SiteHeaderLogo href="/">
      <Logo name={business.name} />
    </SiteHeaderLogo>
  )
  return (
    <SiteHeader>
      <SiteHeaderTop>
        <SiteHeaderDetail asChild icon={<PhoneIcon />}>
          <a href={business.phone.href}>{business.phone.text}</a>
        </SiteHeaderDetail>
        <SiteHeaderDetail asChild icon={<MailIcon />}>
          <a href={`mailto:${business.email}`}>{business.email}</a>
        </SiteHeaderDetail>
        <SiteHeaderDetail icon={<MapPinIcon />} shown="desktop" side="end">
          {business.address.text}
        </SiteHeaderDetail>
      </SiteHeaderTop>
      <SiteHeaderBar>
        {logo}
        <SiteHeaderNav>{links}</SiteHeaderNav>
        <SiteHeaderActions>
          <SiteHeaderMenu heading={logo}>
            <SiteHeaderMenuNav>{links}</SiteHeaderMenuNav>
          </SiteHeaderMenu>
        </SiteHeaderActions>
      </SiteHeaderBar>
    </SiteHeader>
  )
}
