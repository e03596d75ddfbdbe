import { globSync, readFileSync } from 'node:fs'
import { takenAddresses } from '@susegad/catalog-data/text-pages'
import { expect, it } from 'vitest'

const routes = new URL('../routes/', import.meta.url)

/** A route that lays out one of the owner's own pages shares its address. */
const isLayout = (file: string): boolean =>
  file.endsWith('.tsx') && readFileSync(new URL(file, routes), 'utf8').includes("loadPage('text'")

const addresses = globSync('*', { cwd: routes })
  .filter((file) => !['__root.tsx', 'index.tsx'].includes(file) && !isLayout(file))
  .map((file) => file.replace(/\.tsx$/, ''))

it.each(addresses)('no page of the owner’s own can stand in place of /%s', (address) => {
  expect(takenAddresses).toContain(address)
})
