import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const example = 'packages/catalog-data/example'
const json = (file: string) => JSON.parse(readFileSync(`${root}${file}`, 'utf8'))

const business = json(`${example}/business.json`)
const records: { name: string; slug: string; location?: string }[] = globSync(
  `${example}/{hotels,activities,beaches}/*.json`,
  {
    cwd: root,
  },
).map(json)
const { coordinates, region, currency, locale, country } = business

/** The example's names, places, contact values, currency and locale. */
const words: string[] = [
  business.name,
  region.name,
  region.name.toLowerCase(),
  `${region.name}n`,
  ...region.areas.map(({ name }: { name: string }) => name),
  country.name,
  `${country.name}n`,
  ...business.address.split(/,\s*/),
  business.email,
  business.phone,
  String(coordinates.lat),
  String(coordinates.lng),
  currency,
  business.currencyName,
  business.currencyName.replace(/s$/, ''),
  (0).toLocaleString(locale, { style: 'currency', currency }).replace(/[\d.\s]/g, ''),
  locale,
  locale.replace('-', '_'),
  ...records.flatMap(({ name, slug }) => [name, slug]),
  ...records.flatMap(({ location }) => location?.split(/,\s*|–| and /) ?? []),
]
// Ordinary words that are also part of the example's address.
const common = new Set(['Beach Road'])
const escaped = (word: string) => word.replace(/[.+*?^${}()|[\]\\]/g, '\\$&')
const alternatives = [...new Set(words)].filter((word) => !common.has(word)).map(escaped)
// Not in a package scope or a path.
const said = new RegExp(`(?<![\\p{L}\\d@/])(?:${alternatives.join('|')})(?![\\p{L}\\d])`, 'gu')

const made = /^\/\/ Made from the /

/** Source files, without content, tests, stories and documentation. */
const files = globSync(
  [
    'apps/{api,web}/{src,build,public}/**/*.{ts,tsx,css,html,webmanifest,sql}',
    'apps/web/{index.html,vite.config.ts}',
    'packages/*/src/**/*.{ts,tsx,css,json}',
    'packages/*/{build,content,sizes,validate,vite,schema}/**/*.{ts,tsx,json}',
    '.ci/{*,command/*,own-site/*,rules/*}.ts',
  ],
  { cwd: root },
).filter(
  (file) =>
    !/\.(test|stories|docs)\.tsx?$|\/(generated|stories|first-start)\//.test(file) &&
    // Generated modules contain the content's slugs.
    !made.test(readFileSync(`${root}${file}`, 'utf8')),
)

/** Allowed words by file, and why. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The defaults of the components.
  'packages/ui/src/locale/default-locale.ts': [locale, currency, '₹'],
  // The one locale whose numbers are grouped without `Intl`.
  'packages/ui/src/locale/format-number.ts': [locale, 'India'],
  // UPI pays in this currency only.
  'apps/api/src/features/quotes/payment.ts': [currency],
  // The service's time zone, and its country's phone numbers.
  'packages/ui/src/logic/india-date.ts': ['India'],
  'apps/api/src/db/functions/contact-phone.sql': ['Indian'],
}

it('no code names the example business, its places, its currency or its language', () => {
  expect(files.length).toBeGreaterThan(900)
  const found = files.flatMap((file) =>
    readFileSync(`${root}${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(said)]
          .filter(([word]) => !exceptions[file]?.includes(word))
          .map(([word]) => `${file}:${index + 1} contains '${word}': read it from the content`),
      ),
  )
  expect(found).toEqual([])
})
