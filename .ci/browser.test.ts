import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { browserFlags } from './browser.ts'

it('disables every feature that Playwright disables, since our list replaces its list', () => {
  const core = createRequire(import.meta.resolve('playwright')).resolve('playwright-core/lib/coreBundle')
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/s.exec(readFileSync(core, 'utf8')) ?? []
  const theirs = [...list.matchAll(/"(\w+)"/g)]
    .map(([, name]) => name)
    .filter((name) => !name?.startsWith('ms'))
  expect(theirs).toContain('PaintHolding')
  const [ours] = browserFlags.filter((flag) => flag.startsWith('--disable-features='))
  expect(ours?.split(/[=,]/)).toEqual(expect.arrayContaining(theirs))
})
