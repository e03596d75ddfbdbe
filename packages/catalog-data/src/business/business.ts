import type { Coordinates } from '../place/coordinates.ts'
import { mapEmbed } from '../place/coordinates.ts'
import { readBusinessVariables } from './business-variables.ts'
import { type PostalParts, postalParts } from './postal-address.ts'

export { businessVariables } from './business-variables.ts'

/** Opening hours of a range of days, in 24-hour format and as shown. */
export interface OpeningHours {
  days: readonly ('Mo' | 'Tu' | 'We' | 'Th' | 'Fr' | 'Sa' | 'Su')[]
  label: string
  opens: string
  closes: string
  text: string
  note: string | null
}

export interface SocialLink {
  key: 'facebook' | 'instagram' | 'youtube'
  label: string
  /** Empty if the business has no profile there. */
  url: string
}

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
  hours: {
    /** One line for the footer and other short mentions. */
    daily: { days: string; text: string; opens: string; closes: string }
    /** Table for the contact page and structured data. */
    table: readonly OpeningHours[]
    timeZone: string
  }
  social: readonly SocialLink[]
  currency: 'INR'
  payments: readonly string[]
  copyright: { year: number; text: string }
  replyPromise: string
  legal: { jurisdiction: string; grievance: string }
}

/**
 * The business record. Pass the build's environment to override a contact value; an unusable value
 * throws a `CatalogError` that names the variable.
 */
export function businessFrom(env: Readonly<Record<string, string | undefined>> = {}): Business {
  const own = readBusinessVariables(env)
  const digits = own.phone.replace(/\D/g, '')
  return {
    name: own.name,
    legalName: `${own.name} Travel & Tours`,
    kind: 'Travel agency',
    blurb: `${own.name} is a Goa-based travel agency. From our office in Candolim we arrange hotels, tours, boat trips and water sports along the whole coast, and travel services to go with them.`,
    phone: { text: own.phone, href: `tel:+${digits}` },
    whatsapp: own.whatsapp.replace(/\D/g, ''),
    email: own.email,
    address: {
      text: own.address,
      ...postalParts(own.address),
      coordinates: own.coordinates,
      mapEmbed: mapEmbed(own.coordinates, 16),
    },
    hours: {
      daily: { days: 'Monday to Sunday', text: '10:00 AM to 7:00 PM', opens: '10:00', closes: '19:00' },
      table: [
        {
          days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
          label: 'Monday to Saturday',
          opens: '10:00',
          closes: '19:00',
          text: '10:00 AM to 7:00 PM',
          note: null,
        },
        {
          days: ['Su'],
          label: 'Sunday',
          opens: '10:00',
          closes: '18:00',
          text: '10:00 AM to 6:00 PM',
          note: 'Limited Hours',
        },
      ],
      timeZone: 'Asia/Kolkata',
    },
    social: [
      { key: 'facebook', label: 'Facebook', url: own.facebook },
      { key: 'instagram', label: 'Instagram', url: own.instagram },
      { key: 'youtube', label: 'YouTube', url: own.youtube },
    ],
    currency: 'INR',
    payments: ['INR', 'Cash', 'Cards', 'UPI', 'Net banking'],
    copyright: { year: 2024, text: `© 2024 ${own.name}. All rights reserved.` },
    replyPromise: 'within 24 hours',
    legal: {
      jurisdiction: 'the courts at Panaji, Goa',
      grievance: `The Grievance Officer, ${own.name}, ${own.address}`,
    },
  }
}

/** The business record without overrides. */
export const business: Business = businessFrom()
