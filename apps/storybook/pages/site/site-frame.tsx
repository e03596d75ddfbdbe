import { business } from '@susegad/catalog-data/business'
import { footerHotelLinks, footerLinks, headerLinks } from '@susegad/catalog-data/navigation'
import { Button } from '@susegad/ui/button'
import { MailIcon, PhoneIcon } from '@susegad/ui/icon'
import { Logo } from '@susegad/ui/logo'
import {
  SiteFooter,
  SiteFooterColumn,
  SiteFooterLead,
  SiteFooterLegal,
  SiteFooterLinks,
} from '@susegad/ui/site-footer'
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
import type { ReactNode } from 'react'

interface SiteFrameProps {
  /** The navigation entry that this page belongs to. */
  current?: string
  children: ReactNode
}

/** The site's header and footer around a page. In Storybook their links stay on the page. */
export function SiteFrame({ current, children }: SiteFrameProps) {
  const links = headerLinks.map(({ label, to }) => (
    <li key={to}>
      <a href={`#${to}`} aria-current={label === current ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ))
  return (
    <>
      <SiteHeader>
        <SiteHeaderTop>
          <SiteHeaderDetail icon={<PhoneIcon />} asChild>
            <a href={business.phone.href}>{business.phone.text}</a>
          </SiteHeaderDetail>
          <SiteHeaderDetail icon={<MailIcon />} shown="tablet" asChild>
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </SiteHeaderDetail>
        </SiteHeaderTop>
        <SiteHeaderBar>
          <SiteHeaderLogo href="#/">
            <Logo />
          </SiteHeaderLogo>
          <SiteHeaderNav>{links}</SiteHeaderNav>
          <SiteHeaderActions>
            <Button size="sm" variant="outline" asChild>
              <a href="#/login">Login</a>
            </Button>
            <SiteHeaderMenu heading={<Logo />}>
              <SiteHeaderMenuNav>{links}</SiteHeaderMenuNav>
            </SiteHeaderMenu>
          </SiteHeaderActions>
        </SiteHeaderBar>
      </SiteHeader>
      <main>{children}</main>
      <SiteFooter>
        <SiteFooterLead>
          <Logo />
          <p>{business.blurb}</p>
        </SiteFooterLead>
        <SiteFooterColumn title="Quick Links">
          <SiteFooterLinks columns="two">
            {footerLinks.map(({ label, to }) => (
              <li key={to}>
                <a href={`#${to}`}>{label}</a>
              </li>
            ))}
          </SiteFooterLinks>
        </SiteFooterColumn>
        <SiteFooterColumn title="Hotels">
          <SiteFooterLinks>
            {footerHotelLinks.map(({ label, to }) => (
              <li key={to}>
                <a href={`#${to}`}>{label}</a>
              </li>
            ))}
          </SiteFooterLinks>
        </SiteFooterColumn>
        <SiteFooterLegal>{business.copyright.text}</SiteFooterLegal>
      </SiteFooter>
    </>
  )
}
