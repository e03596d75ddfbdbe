import { Button } from '@susegad/ui/button'
import { MailIcon, MapPinIcon, PhoneIcon, SearchIcon } from '@susegad/ui/icon'
import { Logo } from '@susegad/ui/logo'
import * as Part from '@susegad/ui/site-header'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSite } from '../../../../src/page-data/site.ts'
import { Social } from '../../../../src/shell/header/social.tsx'
import { ownPageOnly, sectionMark } from '../../../../src/shell/navigation/current-link.ts'

interface HeaderBarsProps {
  path: string
  /** The theme's switches are islands of their own. */
  barSwitch?: ReactNode
  menuSwitch?: ReactNode
}

/** The bars and the menu, which is a popover: none of it needs script. */
export function HeaderBars({ path, barSwitch, menuSwitch }: HeaderBarsProps) {
  const { business, headerLinks } = useSite()
  const links = headerLinks.map(({ label, to }) => (
    <li key={to}>
      <Link to={to} activeOptions={ownPageOnly} {...sectionMark(to, path)}>
        {label}
      </Link>
    </li>
  ))
  return (
    <>
      <ContactBar />
      <Part.SiteHeaderBar>
        <Part.SiteHeaderLogo href="/" aria-label={`${business.name}, home`}>
          <Logo name={business.name} />
        </Part.SiteHeaderLogo>
        <Part.SiteHeaderNav>{links}</Part.SiteHeaderNav>
        <Part.SiteHeaderActions>
          {barSwitch}
          <a href="/login" className="header-login" data-for="visitors">
            Login
          </a>
          <Part.SiteHeaderMenu id="site-menu" heading={<Logo name={business.name} />}>
            <Part.SiteHeaderMenuNav>{links}</Part.SiteHeaderMenuNav>
            <Part.SiteHeaderMenuSection>
              <Button variant="outline" asChild>
                <a href="/login" data-for="visitors">
                  Login
                </a>
              </Button>
            </Part.SiteHeaderMenuSection>
            <Part.SiteHeaderMenuSection>{menuSwitch}</Part.SiteHeaderMenuSection>
            <Part.SiteHeaderMenuSection>
              <a href={business.phone.href}>{business.phone.text}</a>
              <a href={`mailto:${business.email}`}>{business.email}</a>
              <p>{business.address.text}</p>
              <Social />
            </Part.SiteHeaderMenuSection>
          </Part.SiteHeaderMenu>
        </Part.SiteHeaderActions>
      </Part.SiteHeaderBar>
    </>
  )
}

function ContactBar() {
  const { business } = useSite()
  return (
    <Part.SiteHeaderTop>
      <Part.SiteHeaderDetail icon={<PhoneIcon />} asChild>
        <a href={business.phone.href}>{business.phone.text}</a>
      </Part.SiteHeaderDetail>
      <Part.SiteHeaderDetail icon={<MailIcon />} shown="tablet" asChild>
        <a href={`mailto:${business.email}`}>{business.email}</a>
      </Part.SiteHeaderDetail>
      <Part.SiteHeaderDetail icon={<MapPinIcon />} shown="desktop">
        {business.address.text}
      </Part.SiteHeaderDetail>
      <Part.SiteHeaderDetail icon={<SearchIcon />} side="end" asChild>
        <a href="/search">Search</a>
      </Part.SiteHeaderDetail>
      <Social />
    </Part.SiteHeaderTop>
  )
}
