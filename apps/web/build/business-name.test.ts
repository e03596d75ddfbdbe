import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const sources = globSync(['apps/{web,api}/src/**/*.{ts,tsx}', 'packages/catalog-data/src/**/*.ts'], {
  cwd: root,
  exclude: (name) => /\.(test|stories|docs)\.tsx?$/.test(name),
})
/** The example business, and a setting's example. */
const named = [
  'packages/catalog-data/src/business/generated/business.ts',
  // “Susegad is the Goan word for taking one's time.”
  'packages/catalog-data/src/home/generated/home-page.ts',
  'apps/api/src/config.ts',
  // What the owner's terminal says is about the software.
  'apps/api/src/server.ts',
]

it('no code names the business: BUSINESS_NAME does', () => {
  expect(sources.length).toBeGreaterThan(300)
  const naming = sources.filter((file) => /(?<![@\w/])Susegad\b/.test(readFileSync(`${root}${file}`, 'utf8')))
  expect(naming.filter((file) => !named.includes(file))).toEqual([])
})
