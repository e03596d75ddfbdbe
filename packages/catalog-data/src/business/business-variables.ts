import { CatalogError } from '../normalise/catalog-error.ts'
import type { Coordinates } from '../place/coordinates.ts'
import type { BusinessRecord } from '../schema/business-schema.ts'
import { phoneAdvice, phoneNumber } from './phone-number.ts'

/** Environment variable that overrides each value. */
export const businessVariables = {
  name: 'BUSINESS_NAME',
  phone: 'BUSINESS_PHONE',
  whatsapp: 'BUSINESS_WHATSAPP',
  email: 'BUSINESS_EMAIL',
  address: 'BUSINESS_ADDRESS',
  coordinates: 'BUSINESS_COORDINATES',
  facebook: 'BUSINESS_FACEBOOK_URL',
  instagram: 'BUSINESS_INSTAGRAM_URL',
  youtube: 'BUSINESS_YOUTUBE_URL',
} as const

type Key = keyof typeof businessVariables
type BusinessVariables = Record<Key, string>

const urlOf = ({ social }: BusinessRecord, wanted: string): string =>
  social.find(({ key }) => key === wanted)?.url ?? ''

const defaultsOf = (record: BusinessRecord): BusinessVariables => ({
  name: record.name,
  phone: record.phone,
  whatsapp: record.whatsapp ?? record.phone,
  email: record.email,
  address: record.address,
  coordinates: `${record.coordinates.lat},${record.coordinates.lng}`,
  facebook: urlOf(record, 'facebook'),
  instagram: urlOf(record, 'instagram'),
  youtube: urlOf(record, 'youtube'),
})

function refuse(field: string, problem: string, cure: string): never {
  throw new CatalogError({ record: 'business', field, problem, cure })
}

function checkPhone(field: string, value: string): void {
  if (!phoneNumber.test(value)) refuse(field, `'${value}' is not ${phoneAdvice.what}`, phoneAdvice.cure)
}

function checkLink(field: string, value: string): void {
  if (value !== '' && !/^https:\/\/[^\s/]+\.[^\s]+$/.test(value))
    refuse(
      field,
      `'${value}' is not a web address`,
      'Write the whole address, beginning with https://, or leave it empty.',
    )
}

function readPlace(value: string): Coordinates {
  const [, lat, lng] = /^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/.exec(value) ?? []
  const place = { lat: Number(lat), lng: Number(lng) }
  if (!(Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180))
    refuse(
      businessVariables.coordinates,
      `'${value}' is not a place`,
      'Enter the latitude and the longitude, such as 51.5033,-0.1196.',
    )
  return place
}

/** Reads the overrides; an absent or blank variable keeps the record's value. */
export function readBusinessVariables(
  record: BusinessRecord,
  env: Readonly<Record<string, string | undefined>>,
): Omit<BusinessVariables, 'coordinates'> & { coordinates: Coordinates } {
  const defaults = defaultsOf(record)
  const given = (key: Key) => env[businessVariables[key]]?.trim()
  const keys = Object.keys(businessVariables) as Key[]
  const values = Object.fromEntries(
    keys.map((key) => [key, given(key) || defaults[key]]),
  ) as BusinessVariables
  const { phone } = values
  // WhatsApp follows the phone number unless it is set itself.
  const whatsapp = given('whatsapp') || (phone === defaults.phone ? defaults.whatsapp : phone)
  const own = { ...values, whatsapp, coordinates: readPlace(values.coordinates) }
  checkPhone(businessVariables.phone, own.phone)
  checkPhone(businessVariables.whatsapp, own.whatsapp)
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(own.email))
    refuse(businessVariables.email, `'${own.email}' is not an email address`, 'Write it as name@domain.')
  for (const key of ['facebook', 'instagram', 'youtube'] as const) checkLink(businessVariables[key], own[key])
  return own
}
