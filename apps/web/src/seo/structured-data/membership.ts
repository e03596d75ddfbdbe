import type { MembershipPage } from '@susegad/catalog-data/membership'
import { pictureSources } from '@susegad/catalog-data/pictures'
import type { Meta } from '@susegad/catalog-data/seo'
import type { Product, WithContext } from 'schema-dts'
import type { SiteData } from '../../page-data/site.ts'
import { offerData } from './offer.ts'

interface Card {
  numbers: { price: number; validMonths: number }
  page: Pick<MembershipPage, 'pictures'>
  meta: Pick<Meta, 'description'>
}

/** The membership card as a product. */
export function membershipData(
  { numbers, page, meta }: Card,
  business: SiteData['business'],
  path: string,
  origin: string,
): WithContext<Product> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${origin}${path}#card`,
    name: `${business.name} membership card`,
    description: meta.description,
    image: new URL(pictureSources(page.pictures.card).src, origin).href,
    url: `${origin}${path}`,
    brand: { '@type': 'Brand', name: business.name },
    offers: {
      ...offerData({ price: numbers.price }, business, path, origin),
      eligibleDuration: { '@type': 'QuantitativeValue', value: numbers.validMonths, unitCode: 'MON' },
    },
  }
}
