import type { Offer } from 'schema-dts'
import type { SiteData } from '../../page-data/site.ts'

interface Offered {
  /** In the currency of the business. */
  price: number
  /** Unit of the price, such as 'night'. */
  unit?: string
  /** Omitted unless a record says so, because availability depends on the day. */
  available?: boolean
}

export function offerData(
  { price, unit, available }: Offered,
  { currency }: Pick<SiteData['business'], 'currency'>,
  path: string,
  origin: string,
) {
  return {
    '@type': 'Offer',
    url: `${origin}${path}`,
    price,
    priceCurrency: currency,
    ...(available === undefined
      ? {}
      : { availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}` as const }),
    ...(unit
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: currency,
            unitText: unit,
          },
        }
      : {}),
    offeredBy: { '@id': `${origin}/#agency` },
  } as const satisfies Offer
}
