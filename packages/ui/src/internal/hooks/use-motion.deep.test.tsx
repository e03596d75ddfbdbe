import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { parkPointer, wishForLessMotion } from '../../../test/emulate.ts'
import { MotionToggle } from '../../general/motion-toggle/motion-toggle.tsx'
import { useMotion } from './use-motion.ts'

function Mover({ onTick, far = false }: { onTick: () => void; far?: boolean }) {
  const motion = useMotion({ interval: 60_000, onTick })
  return (
    <>
      <div style={{ blockSize: far ? '300vh' : '4rem' }} />
      <div data-testid="mover" data-state={motion.state} aria-live={motion.live} {...motion.rootProps}>
        <MotionToggle motion={motion} />
        <button type="button">Inside</button>
      </div>
      <button type="button" style={{ marginBlockStart: '3rem' }}>
        Outside
      </button>
    </>
  )
}

function tabBecomes(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(async () => {
  await parkPointer()
  await wishForLessMotion(false)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'visibilityState')
  delete document.documentElement.dataset.motion
  scrollTo(0, 0)
})

async function renderMover(props: { far?: boolean } = {}) {
  const onTick = vi.fn()
  const screen = await render(<Mover onTick={onTick} {...props} />)
  const mover = screen.getByTestId('mover')
  return {
    onTick,
    screen,
    mover,
    becomes: (state: string) => expect.element(mover).toHaveAttribute('data-state', state),
  }
}

test('ticks once each interval, and says nothing meanwhile', async () => {
  const { onTick, mover, becomes } = await renderMover()
  await becomes('running')
  await expect.element(mover).toHaveAttribute('aria-live', 'off')
  await vi.advanceTimersToNextTimerAsync()
  expect(onTick).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(onTick).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(onTick).toHaveBeenCalledTimes(2)
})

test('its button pauses it, and starts it again even under the pointer and the focus', async () => {
  const { onTick, screen, mover, becomes } = await renderMover()
  await becomes('running')
  await screen.getByRole('button', { name: 'Pause' }).click()
  await becomes('paused')
  await expect.element(mover).toHaveAttribute('aria-live', 'polite')
  await vi.advanceTimersByTimeAsync(300_000)
  expect(onTick).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Play' }).click()
  await becomes('running')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onTick).toHaveBeenCalledTimes(1)
})

test('is held while the pointer is on it', async () => {
  const { onTick, screen, becomes } = await renderMover()
  await becomes('running')
  await screen.getByRole('button', { name: 'Inside' }).hover()
  await becomes('held')
  await vi.advanceTimersByTimeAsync(300_000)
  expect(onTick).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Outside' }).hover()
  await becomes('running')
})

test('is held while the focus is inside, wherever inside it goes', async () => {
  const { screen, becomes } = await renderMover()
  await becomes('running')
  await userEvent.tab()
  await becomes('held')
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Inside' })).toHaveFocus()
  await becomes('held')
  await userEvent.tab()
  await becomes('running')
})

test('is held out of sight and begins when it comes in', async () => {
  const { onTick, mover, becomes } = await renderMover({ far: true })
  await becomes('held')
  await vi.advanceTimersByTimeAsync(300_000)
  expect(onTick).not.toHaveBeenCalled()
  mover.element().scrollIntoView()
  await becomes('running')
})

test('is held in a hidden tab, and owes no ticks when it is back', async () => {
  const { onTick, becomes } = await renderMover()
  await becomes('running')
  tabBecomes('hidden')
  await becomes('held')
  await vi.advanceTimersByTimeAsync(6_000_000)
  tabBecomes('visible')
  await becomes('running')
  expect(onTick).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onTick).toHaveBeenCalledTimes(1)
})

test('starts paused for people who asked their system for less motion, who may still play it', async () => {
  await wishForLessMotion(true)
  const { screen, becomes } = await renderMover()
  await becomes('paused')
  await screen.getByRole('button', { name: 'Play' }).click()
  await becomes('running')
})

test('follows the switch for the whole site, which outweighs an earlier Play', async () => {
  const { screen, becomes } = await renderMover()
  await becomes('running')
  document.documentElement.dataset.motion = 'paused'
  await becomes('paused')
  await screen.getByRole('button', { name: 'Play' }).click()
  await becomes('running')
  delete document.documentElement.dataset.motion
  await becomes('running')
  document.documentElement.dataset.motion = 'paused'
  await becomes('paused')
})

test('stays paused by its own button when the site moves again', async () => {
  const { screen, becomes } = await renderMover()
  await becomes('running')
  await screen.getByRole('button', { name: 'Pause' }).click()
  document.documentElement.dataset.motion = 'paused'
  delete document.documentElement.dataset.motion
  await screen.getByRole('button', { name: 'Outside' }).click()
  await becomes('paused')
})

test('leaves no timer behind', async () => {
  const { screen, becomes } = await renderMover()
  await becomes('running')
  await screen.unmount()
  expect(vi.getTimerCount()).toBe(0)
})
