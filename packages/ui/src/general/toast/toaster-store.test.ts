import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToaster, TOAST_DURATION, TOASTS_SHOWN } from './toaster-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const messagesOf = (toaster: ReturnType<typeof createToaster>) =>
  toaster.getShown().map(({ message }) => message)

test('a toast stays for ten seconds', () => {
  const toaster = createToaster()
  toaster.show({ message: 'Deleted' })
  vi.advanceTimersByTime(TOAST_DURATION - 1)
  expect(messagesOf(toaster)).toEqual(['Deleted'])
  vi.advanceTimersByTime(1)
  expect(messagesOf(toaster)).toEqual([])
})

test('while paused no time passes, and afterwards only what was left', () => {
  const toaster = createToaster()
  toaster.show({ message: 'Deleted' })
  vi.advanceTimersByTime(9_000)
  toaster.pause()
  vi.advanceTimersByTime(60_000)
  expect(messagesOf(toaster)).toEqual(['Deleted'])
  toaster.resume()
  vi.advanceTimersByTime(999)
  expect(messagesOf(toaster)).toEqual(['Deleted'])
  vi.advanceTimersByTime(1)
  expect(messagesOf(toaster)).toEqual([])
})

test('a toast that comes while paused waits too', () => {
  const toaster = createToaster()
  toaster.pause()
  toaster.show({ message: 'Deleted' })
  vi.advanceTimersByTime(60_000)
  expect(messagesOf(toaster)).toEqual(['Deleted'])
})

test('the fourth waits its turn and then gets its whole time', () => {
  const toaster = createToaster()
  for (const message of ['one', 'two', 'three', 'four']) toaster.show({ message })
  expect(messagesOf(toaster)).toEqual(['one', 'two', 'three'])
  vi.advanceTimersByTime(TOAST_DURATION)
  expect(messagesOf(toaster)).toEqual(['four'])
  vi.advanceTimersByTime(TOAST_DURATION - 1)
  expect(messagesOf(toaster)).toEqual(['four'])
})

test('one without an end stays until it is dismissed', () => {
  const toaster = createToaster()
  const id = toaster.show({ message: 'Offline', duration: Number.POSITIVE_INFINITY })
  vi.advanceTimersByTime(10 * TOAST_DURATION)
  expect(messagesOf(toaster)).toEqual(['Offline'])
  toaster.dismiss(id)
  expect(messagesOf(toaster)).toEqual([])
})

test('tells once that a toast is gone, however it went', () => {
  const gone: string[] = []
  const toaster = createToaster()
  const first = toaster.show({ message: 'first', onGone: () => gone.push('first') })
  toaster.show({ message: 'second', onGone: () => gone.push('second') })
  toaster.dismiss(first)
  toaster.dismiss(first)
  vi.advanceTimersByTime(TOAST_DURATION)
  expect(gone).toEqual(['first', 'second'])
})

test('whatever is shown and dismissed, the oldest few stand, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant('show' as const), fc.nat({ max: 9 }))), (steps) => {
      const toaster = createToaster()
      let expected: string[] = []
      for (const step of steps) {
        if (step === 'show') expected.push(toaster.show({ message: 'x' }))
        else {
          toaster.dismiss(expected[step] ?? 'unknown')
          expected = expected.filter((_, place) => place !== step)
        }
      }
      expect(toaster.getShown().map(({ id }) => id)).toEqual(expected.slice(0, TOASTS_SHOWN))
      toaster.dismiss()
      expect(toaster.getShown()).toEqual([])
    }),
  )
})
