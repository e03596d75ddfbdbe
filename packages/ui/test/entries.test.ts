import { expect, test } from 'vitest'
import { componentNames, moduleOf } from '../build/component-styles.ts'
import { exports } from '../package.json' with { type: 'json' }

const entries: Readonly<Record<string, string>> = exports

test.each(componentNames())('@susegad/ui/%s is the component of that name', (name) => {
  const module = entries[`./${name}`] ?? entries['./*']?.replaceAll('*', name)
  expect(module).toBe(`./src/${moduleOf(name)}`)
})
