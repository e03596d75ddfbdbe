import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Classes with rules of their own, which the formatter indents once inside the stylesheet's layer. */
const ownClasses = (css: string): string[] =>
  [...css.matchAll(/^ {2}\.([\w-]+)(?=,| \{)/gm)].map(([, name = '']) => name)

// Stylesheets of earlier pages stay loaded, so two that style one class would override each other.
it('no two stylesheets of the site style the same class', () => {
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
