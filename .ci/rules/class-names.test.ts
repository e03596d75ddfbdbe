import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Classes that a sheet gives rules by themselves. The formatter indents these by the one layer around them. */
const ownClasses = (css: string): string[] =>
  [...css.matchAll(/^ {2}\.([\w-]+)(?=,| \{)/gm)].map(([, name = '']) => name)

// A page keeps the sheets of pages seen before it: two that style one class would break each other, in either order.
it('no two sheets of the site style the same class', () => {
  const sheetsOf = new Map<string, Set<string>>()
  for (const file of globSync('apps/web/src/**/*.css', { cwd: root }))
    for (const name of ownClasses(readFileSync(`${root}${file}`, 'utf8')))
      sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(file))
  expect(sheetsOf.size).toBeGreaterThan(100)
  const shared = [...sheetsOf].filter(([, sheets]) => sheets.size > 1)
  expect(
    shared.map(([name, sheets]) => `.${name} is styled by ${[...sheets].join(' and ')}: rename one`),
  ).toEqual([])
})
