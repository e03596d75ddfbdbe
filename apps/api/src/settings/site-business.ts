import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Fallback while the site is not built. */
const unknown = {
  name: 'Travel agency',
  email: 'hello@agency.example',
  locale: 'en-GB',
  currency: 'EUR',
  replyPromise: 'within 24 hours',
  isExample: true,
}

const siteSchema = z.object({
  business: z
    .object({
      name: z.string().min(1),
      email: z.string().min(1),
      locale: z.string().min(2),
      currency: z.string().length(3),
      /** Sites built by earlier versions don't say it. */
      replyPromise: z.string().min(1).default(unknown.replyPromise),
      /** Whether the site is the example, not built from an owner's content. */
      isExample: z.boolean().default(true),
    })
    .default(unknown),
  places: z.record(z.string(), z.string()).default({}),
})

export type SiteBusiness = typeof unknown

/** The business, from the served site. */
export class Business {
  name = ''
  /** Locale of dates in emails. */
  locale = ''
  /** ISO 4217 code of all prices. */
  currency = ''
  /** When staff answer, e.g. `within 24 hours`. */
  replyPromise = ''
  /** Names of hotels, activities and beaches, by `hotel/slug` and so on. */
  places: Readonly<Record<string, string>> = {}
  /** From the site as it was built, even after edits: the mail server may send for this domain only. */
  readonly email: string
  readonly #setName: string | undefined

  /** A configured name overrides the site's. */
  constructor(siteDir: string, setName?: string) {
    this.#setName = setName
    this.email = siteBusiness(siteDir).email
    this.readFrom(siteDir)
  }

  /** Updates the details from another site. */
  readFrom(siteDir: string): void {
    const { business, places } = siteSchema.parse(readRoutesFile(siteDir))
    const { name, locale, currency, replyPromise } = business
    Object.assign(this, { name: this.#setName ?? name, locale, currency, replyPromise, places })
  }
}

/** The build's `routes.json`; a site that is not built, or a folder of plain pages, has none. */
export function readRoutesFile(siteDir: string): unknown {
  const file = join(siteDir, 'routes.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

export const siteBusiness = (siteDir: string): SiteBusiness =>
  siteSchema.parse(readRoutesFile(siteDir)).business
