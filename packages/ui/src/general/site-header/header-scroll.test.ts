import { expect, test } from 'vitest'
import { atRest, headerAfterScroll } from './header-scroll.ts'

const free = { top: false, bar: false }
const down = headerAfterScroll(atRest, 0, 400, free)

test('scrolling down hides both bars', () => {
  expect(down).toMatchObject({ top: 'hidden', bar: 'hidden' })
})

test('scrolling up brings back the contact bar alone', () => {
  expect(headerAfterScroll(down, 400, 380, free)).toMatchObject({ top: 'shown', bar: 'hidden' })
})

test('scrolling up hides nothing', () => {
  expect(headerAfterScroll({ ...down, bar: 'shown' }, 400, 380, free)).toMatchObject({ bar: 'shown' })
})

test('at the top both stand', () => {
  expect(headerAfterScroll(down, 400, 0, free)).toMatchObject({ top: 'shown', bar: 'shown' })
})

test('a bar that holds the focus does not hide', () => {
  expect(headerAfterScroll(atRest, 0, 400, { top: true, bar: false })).toMatchObject({
    top: 'shown',
    bar: 'hidden',
  })
  expect(headerAfterScroll(atRest, 0, 400, { top: false, bar: true })).toMatchObject({
    top: 'hidden',
    bar: 'shown',
  })
})

test.each([
  [50, 'flat', 'clear'],
  [51, 'raised', 'clear'],
  [200, 'raised', 'clear'],
  [201, 'raised', 'opaque'],
])('at %d pixels it is %s and %s', (y, depth, ground) => {
  expect(headerAfterScroll(atRest, 0, y, free)).toMatchObject({ depth, ground })
})
