import { Logo } from '@susegad/ui/logo'
import { MotionSwitch } from '@susegad/ui/motion-switch'
import {
  SiteFooter,
  SiteFooterColumn,
  SiteFooterLead,
  SiteFooterLegal,
  SiteFooterLinks,
} from '@susegad/ui/site-footer'
import { ThemeSwitch } from '@susegad/ui/theme-switch'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../page-data/site.ts'
import { Social } from '../header/social.tsx'
import { ownPageOnly } from '../navigation/current-link.ts'
import { FooterWhatsapp } from './footer-whatsapp.tsx'

export function Footer() {
  const { business, footerLinks, footerHotelLinks } = useSite()
  return (
    <SiteFooter>
      <SiteFooterLead>
        <Logo name={business.name} />
        <p>{business.blurb}</p>
        <FooterWhatsapp />
        <Social />
      </SiteFooterLead>
      <SiteFooterColumn title="Quick Links">
        <SiteFooterLinks columns="two">
          {footerLinks.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} activeOptions={ownPageOnly}>
                {label}
              </Link>
            </li>
          ))}
        </SiteFooterLinks>
      </SiteFooterColumn>
      {footerHotelLinks.length > 0 ? (
        <SiteFooterColumn title="Hotels">
          <SiteFooterLinks>
            {footerHotelLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} activeOptions={ownPageOnly}>
                  {label}
                </Link>
              </li>
            ))}
          </SiteFooterLinks>
        </SiteFooterColumn>
      ) : null}
      <SiteFooterColumn title="Find us">
        <address>
          <p>{business.address.text}</p>
          <p>
            <a href={business.phone.href}>{business.phone.text}</a>
            <br />
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </p>
        </address>
        <p>
          {business.hours.daily.days}
          <br />
          {business.hours.daily.text}
        </p>
      </SiteFooterColumn>
      <SiteFooterLegal>
        <span>{business.copyright.text}</span>
        <ThemeSwitch />
        <MotionSwitch />
      </SiteFooterLegal>
    </SiteFooter>
  )
}
