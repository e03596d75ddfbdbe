import { formatPrice } from '@susegad/ui/logic/format-price'
import type { DayOfWeek, GeoCoordinates, TravelAgency, WebSite, WithContext } from 'schema-dts'
import type { SiteData } from '../../page-data/site.ts'

const dayNames: Record<string, DayOfWeek> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
}

/** The business, for other structured data to refer to; `prices` are those of all its offers. */
export function agencyData(
  business: SiteData['business'],
  prices: readonly number[],
  origin: string,
): WithContext<TravelAgency> {
  const { address } = business
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    '@id': `${origin}/#agency`,
    name: business.name,
    legalName: business.legalName,
    description: business.blurb,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/icon-512.png`,
    telephone: business.phone.text,
    email: business.email,
    currenciesAccepted: business.currency,
    paymentAccepted: business.payments.filter((way) => way !== business.currency).join(', '),
    ...(prices.length > 0
      ? {
          priceRange: `${formatPrice(Math.min(...prices), business)} to ${formatPrice(Math.max(...prices), business)}`,
        }
      : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: geoData(address.coordinates),
    openingHoursSpecification: business.hours.table.map((hours) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days.flatMap((day) => dayNames[day] ?? []),
      opens: hours.opens,
      closes: hours.closes,
    })),
    sameAs: business.social.map(({ url }) => url).filter(Boolean),
  }
}

export function geoData({ lat, lng }: { lat: number; lng: number }): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng }
}

/** `query-input` belongs to the search action's own syntax, not to the vocabulary. */
type SearchableSite = WithContext<WebSite> & { potentialAction: { 'query-input': string } }

export function websiteData(business: SiteData['business'], origin: string): SearchableSite {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: business.name,
    url: `${origin}/`,
    inLanguage: business.locale,
    publisher: { '@id': `${origin}/#agency` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
