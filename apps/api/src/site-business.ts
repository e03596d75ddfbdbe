import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What the service says of the business; of a site that is not built yet, nothing is known. */
const unknown = {
  name: 'Travel agency',
  email: 'hello@agency.example',
  locale: 'en-GB',
  currency: 'EUR',
  isExample: true,
}

const siteSchema = z.object({
  business: z
    .object({
      name: z.string().min(1),
      email: z.string().min(1),
      locale: z.string().min(2),
      currency: z.string().length(3),
      /** Not built of an owner's content. */
      isExample: z.boolean().default(true),
    })
    .default(unknown),
})

export type SiteBusiness = typeof unknown

/** The business as the served site names it. */
export class Business {
  name = ''
  /** Language and country, by which emails write dates. */
  locale = ''
  /** ISO 4217 code of all prices. */
  currency = ''
  /** Of the site as it was built, even when the site changes: the mail server may send for this domain only. */
  readonly email: string
  readonly #setName: string | undefined

  /** A name that is set wins over the site's. */
  constructor(siteDir: string, setName?: string) {
    this.#setName = setName
    this.email = siteBusiness(siteDir).email
    this.readFrom(siteDir)
  }

  /** Takes over what another site says. */
  readFrom(siteDir: string): void {
    const { name, locale, currency } = siteBusiness(siteDir)
    Object.assign(this, { name: this.#setName ?? name, locale, currency })
  }
}

/** Reads what the build of the site has left for the service in its `routes.json`. */
export function siteBusiness(siteDir: string): SiteBusiness {
  let text = '{}'
  try {
    text = readFileSync(join(siteDir, 'routes.json'), 'utf8')
  } catch {
    // Not built yet, or a folder of plain pages.
  }
  return siteSchema.parse(JSON.parse(text)).business
}
