import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { takenAddresses } from '@susegad/catalog-data/text-pages'
import { expect, it } from 'vitest'

const routes = new URL('../routes/', import.meta.url)

/** A route that lays out one of the owner's own pages shares its address. */
const isLayout = (file: string): boolean =>
  file.endsWith('.tsx') && readFileSync(new URL(file, routes), 'utf8').includes("loadPage('text'")

// The folder of a pathless layout, such as `_workspace`, is not part of an address.
const addresses = globSync(['*', '_*/*'], { cwd: routes })
  .filter((file) => !/^([_$].*|index\.tsx)$/.test(basename(file)) && !isLayout(file))
  .map((file) => basename(file, '.tsx'))

it.each(addresses)(
  'takenAddresses has /%s: a page of the owner’s own would never be shown there',
  (address) => {
    expect(takenAddresses).toContain(address)
  },
)
