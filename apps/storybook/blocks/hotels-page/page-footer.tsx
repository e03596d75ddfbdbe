import { business } from '@susegad/catalog-data/business'
import { footerHotelLinks, footerLinks, type NavigationLink } from '@susegad/catalog-data/navigation'
import { Logo } from '@susegad/ui/logo'
import {
  SiteFooter,
  SiteFooterColumn,
  SiteFooterLead,
  SiteFooterLegal,
  SiteFooterLinks,
} from '@susegad/ui/site-footer'

const itemsOf = (links: readonly NavigationLink[]) =>
  links.map(({ label, to }) => (
    <li key={to}>
      <a href={to}>{label}</a>
    </li>
  ))

/** The footer: who you are, every page, and where to find you. */
export function PageFooter() {
  return (
    <SiteFooter>
      <SiteFooterLead>
        <Logo name={business.name} />
        <p>{business.blurb}</p>
      </SiteFooterLead>
      <SiteFooterColumn title="Quick Links">
        <SiteFooterLinks columns="two">{itemsOf(footerLinks)}</SiteFooterLinks>
      </SiteFooterColumn>
      <SiteFooterColumn title="Hotels">
        <SiteFooterLinks>{itemsOf(footerHotelLinks)}</SiteFooterLinks>
      </SiteFooterColumn>
      <SiteFooterColumn title="Find us">
        <address>{business.address.text}</address>
        <p>
          <a href={business.phone.href}>{business.phone.text}</a>
        </p>
      </SiteFooterColumn>
      <SiteFooterLegal>{business.copyright.text}</SiteFooterLegal>
    </SiteFooter>
  )
}
