import { CatalogError } from '../normalise/catalog-error.ts'
import type { Coordinates } from '../place/coordinates.ts'
import type { BusinessRecord } from '../schema/business-schema.ts'
import { phoneAdvice, phoneNumber } from './phone-number.ts'

interface BusinessVariables {
  name: string
  phone: string
  whatsapp: string
  email: string
  address: string
  coordinates: string
  facebook: string
  instagram: string
  youtube: string
}

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

/** Environment variable that overrides each value. */
export const businessVariables: Readonly<Record<keyof BusinessVariables, string>> = {
  name: 'BUSINESS_NAME',
  phone: 'BUSINESS_PHONE',
  whatsapp: 'BUSINESS_WHATSAPP',
  email: 'BUSINESS_EMAIL',
  address: 'BUSINESS_ADDRESS',
  coordinates: 'BUSINESS_COORDINATES',
  facebook: 'BUSINESS_FACEBOOK_URL',
  instagram: 'BUSINESS_INSTAGRAM_URL',
  youtube: 'BUSINESS_YOUTUBE_URL',
}

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
      'Write latitude and longitude, as 51.5033,-0.1196.',
    )
  return place
}

/** Reads the overrides; an absent or blank variable keeps the record's value. */
export function readBusinessVariables(
  record: BusinessRecord,
  env: Readonly<Record<string, string | undefined>>,
): Omit<BusinessVariables, 'coordinates'> & { coordinates: Coordinates } {
  const defaults = defaultsOf(record)
  const value = (key: keyof BusinessVariables) => env[businessVariables[key]]?.trim() || defaults[key]
  const phone = value('phone')
  const own = {
    name: value('name'),
    phone,
    // WhatsApp follows the phone number unless it is set itself.
    whatsapp:
      env[businessVariables.whatsapp]?.trim() || (phone === defaults.phone ? defaults.whatsapp : phone),
    email: value('email'),
    address: value('address'),
    coordinates: readPlace(value('coordinates')),
    facebook: value('facebook'),
    instagram: value('instagram'),
    youtube: value('youtube'),
  }
  checkPhone(businessVariables.phone, own.phone)
  checkPhone(businessVariables.whatsapp, own.whatsapp)
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(own.email))
    refuse(businessVariables.email, `'${own.email}' is not an email address`, 'Write it as name@domain.')
  for (const key of ['facebook', 'instagram', 'youtube'] as const) checkLink(businessVariables[key], own[key])
  return own
}
