import { MailIcon, MapPinIcon, PhoneIcon, SearchIcon } from '@susegad/ui/icon'
import { Logo } from '@susegad/ui/logo'
import {
  SiteHeaderActions,
  SiteHeaderBar,
  SiteHeaderDetail,
  SiteHeaderLogo,
  SiteHeaderMenu,
  SiteHeaderMenuNav,
  SiteHeaderMenuSection,
  SiteHeaderNav,
  SiteHeaderTop,
} from '@susegad/ui/site-header'
import { ThemeSwitch } from '@susegad/ui/theme-switch'
import { Link, useLocation } from '@tanstack/react-router'
import { useSite } from '../../page-data/site.ts'
import { ownPageOnly, sectionMark } from '../navigation/current-link.ts'
import { TripLink, TripState } from '../trip/header/trip-link.tsx'
import { AccountLinks, AccountMenu } from './account.tsx'
import { Social } from './social.tsx'

export function HeaderContent() {
  const { business } = useSite()
  return (
    <>
      <SiteHeaderTop>
        <SiteHeaderDetail icon={<PhoneIcon />} asChild>
          <a href={business.phone.href}>{business.phone.text}</a>
        </SiteHeaderDetail>
        <SiteHeaderDetail icon={<MailIcon />} shown="tablet" asChild>
          <a href={`mailto:${business.email}`}>{business.email}</a>
        </SiteHeaderDetail>
        <SiteHeaderDetail icon={<MapPinIcon />} shown="desktop">
          {business.address.text}
        </SiteHeaderDetail>
        <TripState />
        <SiteHeaderDetail icon={<SearchIcon />} side="end" asChild>
          <Link to="/search">Search</Link>
        </SiteHeaderDetail>
        <Social />
      </SiteHeaderTop>
      <SiteHeaderBar>
        <SiteHeaderLogo asChild>
          <Link to="/" aria-label={`${business.name}, home`}>
            <Logo name={business.name} />
          </Link>
        </SiteHeaderLogo>
        <SiteHeaderNav>
          <HeaderLinks />
        </SiteHeaderNav>
        <SiteHeaderActions>
          <TripLink />
          <ThemeSwitch />
          <AccountMenu />
          <SiteHeaderMenu id="site-menu" heading={<Logo name={business.name} />}>
            <SiteHeaderMenuNav>
              <HeaderLinks />
            </SiteHeaderMenuNav>
            <SiteHeaderMenuSection>
              <AccountLinks />
            </SiteHeaderMenuSection>
            <SiteHeaderMenuSection>
              <ThemeSwitch />
            </SiteHeaderMenuSection>
            <SiteHeaderMenuSection>
              <a href={business.phone.href}>{business.phone.text}</a>
              <a href={`mailto:${business.email}`}>{business.email}</a>
              <p>{business.address.text}</p>
              <Social />
            </SiteHeaderMenuSection>
          </SiteHeaderMenu>
        </SiteHeaderActions>
      </SiteHeaderBar>
    </>
  )
}

function HeaderLinks() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return useSite().headerLinks.map(({ label, to }) => (
    <li key={to}>
      <Link to={to} activeOptions={ownPageOnly} {...sectionMark(to, path)}>
        {label}
      </Link>
    </li>
  ))
}
