import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { themeScript } from './theme-script.ts'

function run(stored: Record<string, string>): Record<string, string> {
  const dataset = {}
  const localStorage = { getItem: (key: string) => stored[key] ?? null }
  runInNewContext(themeScript, { document: { documentElement: { dataset } }, localStorage })
  return dataset
}

test('without a choice the system decides', () => {
  expect(run({})).toEqual({})
})

test('a remembered theme and paused motion are set', () => {
  expect(run({ 'susegad-theme': 'dark', 'susegad-motion': 'paused' })).toEqual({
    theme: 'dark',
    motion: 'paused',
  })
})

test('a value that is no theme is left alone', () => {
  expect(run({ 'susegad-theme': '"><script>', 'susegad-motion': 'running' })).toEqual({})
})

test('a browser that refuses storage still shows the page', () => {
  const document = { documentElement: { dataset: {} } }
  expect(() => runInNewContext(themeScript, { document })).not.toThrow()
})
