import type { Coordinates } from '../place/coordinates.ts'
import { mapEmbed } from '../place/coordinates.ts'
import type { BusinessRecord } from '../schema/business-schema.ts'
import { withBusiness } from './business-mentions.ts'
import { readBusinessVariables } from './business-variables.ts'
import { business as exampleRecord } from './generated/business.ts'
import { type PostalParts, postalParts } from './postal-address.ts'

export { businessVariables } from './business-variables.ts'

/** Opening hours of a range of days, in 24-hour format and as shown. */
export type OpeningHours = BusinessRecord['hours']['table'][number]

/** `url` is empty if the business has no profile there. */
export type SocialLink = BusinessRecord['social'][number]

/** The site's data about the business. */
export interface Business {
  name: string
  legalName: string
  kind: string
  blurb: string
  phone: { text: string; href: string }
  /** WhatsApp number, digits only, as chat links need it. */
  whatsapp: string
  email: string
  address: PostalParts & {
    text: string
    coordinates: Coordinates
    mapEmbed: string
  }
  /** One line for short mentions, and the table for the contact page and structured data. */
  hours: BusinessRecord['hours']
  social: readonly SocialLink[]
  /** Locale of dates and numbers. */
  locale: string
  country: BusinessRecord['country']
  /** Where its places are. */
  region: BusinessRecord['region']
  /** As an ISO 4217 code, and as a name for sentences. */
  currency: string
  currencyName: string
  payments: readonly string[]
  copyright: BusinessRecord['copyright']
  replyPromise: string
  legal: BusinessRecord['legal']
}

type Environment = Readonly<Record<string, string | undefined>>

/** The example's business record, with contact values overridden as by `businessOf`. */
export const businessFrom = (env: Environment = {}): Business => businessOf(exampleRecord, env)

/**
 * The details of a business. Pass the environment to override contact values; an invalid value
 * throws a `CatalogError` that names the variable.
 */
export function businessOf(record: BusinessRecord, env: Environment = {}): Business {
  const own = readBusinessVariables(record, env)
  const digits = own.phone.replace(/\D/g, '')
  const { legalName, kind, blurb, hours, locale, country, region, currency, currencyName } = record
  const { payments, copyright, replyPromise, legal } = record
  const address = { text: own.address, ...postalParts(own.address, country) }
  return withBusiness(
    {
      name: own.name,
      legalName,
      kind,
      blurb,
      phone: { text: own.phone, href: `tel:+${digits}` },
      whatsapp: own.whatsapp.replace(/\D/g, ''),
      email: own.email,
      address: {
        ...address,
        coordinates: own.coordinates,
        mapEmbed: mapEmbed(own.coordinates, record.mapZoom),
      },
      hours,
      social: record.social.map((link) => ({ ...link, url: own[link.key] })),
      locale,
      country,
      region,
      currency,
      currencyName,
      payments,
      copyright,
      replyPromise,
      legal,
    },
    { name: own.name, address },
  )
}

/** The business record without overrides. */
export const business: Business = businessFrom()
