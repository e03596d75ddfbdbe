import { expect, test } from 'vitest'
import { actionOf, shortcuts } from './shortcuts.ts'

const key = (name: string, more = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  isComposing: false,
  ...more,
})

test('the same key means one thing at a time', () => {
  for (const place of ['list', 'panel'] as const) {
    const keys = shortcuts
      .filter(({ where }) => where === place || where === 'anywhere')
      .flatMap((shortcut) => shortcut.keys)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('keys of the panel do nothing in the list, and the other way round', () => {
  expect(actionOf(key('w'), true)).toBe('whatsapp')
  expect(actionOf(key('w'), false)).toBeUndefined()
  expect(actionOf(key('x'), true)).toBeUndefined()
  expect(actionOf(key('e'), false)).toBe('mail')
  expect(actionOf(key('j'), true)).toBe('next')
})

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { defaultPrevented: true },
  { isComposing: true },
])('the browser keeps %j', (more) => {
  expect(actionOf(key('c', more), false)).toBeUndefined()
})
