import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { parkPointer, wishForLessMotion } from '../../../test/emulate.ts'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { ImageCarousel, type ImageCarouselProps } from './carousel.tsx'

async function renderCarousel(props: Partial<ImageCarouselProps>) {
  const screen = await render(
    <div style={{ inlineSize: '20rem', marginBlockStart: '4rem' }}>
      <ImageCarousel
        aria-label="Around Goa"
        images={samplePictures.slice(0, 3)}
        picture={{ ratio: 'landscape' }}
        {...props}
      />
    </div>,
  )
  const part = (name: string) => screen.container.querySelector(`[data-slot="${name}"]`) as HTMLElement
  /** Waits until a step is rendered, since the next one counts from it; `expect.element` would advance the timers. */
  const showsSlide = async (place: number) => {
    const slide = screen.container.querySelectorAll('[data-slot="carousel-slide"]')[place - 1]
    while (slide?.getAttribute('data-state') !== 'current') await new Promise(requestAnimationFrame)
  }
  return { screen, root: part('carousel'), track: part('carousel-track'), showsSlide }
}

beforeEach(parkPointer)
beforeEach(() => wishForLessMotion(false))
afterEach(() => vi.useRealTimers())

test('moves on by itself, round and round, in its own time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const onIndexChange = vi.fn()
  const { root, showsSlide } = await renderCarousel({ interval: 5000, onIndexChange })
  await expect.element(root).toHaveAttribute('data-state', 'running')
  await vi.advanceTimersToNextTimerAsync()
  await showsSlide(2)
  await vi.advanceTimersByTimeAsync(4999)
  expect(onIndexChange.mock.calls).toEqual([[1]])
  await vi.advanceTimersByTimeAsync(1)
  await showsSlide(3)
  await vi.advanceTimersByTimeAsync(5000)
  expect(onIndexChange.mock.calls).toEqual([[1], [2], [0]])
})

test('gives each picture three seconds unless told otherwise', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const onIndexChange = vi.fn()
  const { root, showsSlide } = await renderCarousel({ onIndexChange })
  await expect.element(root).toHaveAttribute('data-state', 'running')
  await vi.advanceTimersToNextTimerAsync()
  await showsSlide(2)
  await vi.advanceTimersByTimeAsync(2999)
  expect(onIndexChange).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(onIndexChange).toHaveBeenCalledTimes(2)
})

test('a step by hand gives the new picture its full time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const onIndexChange = vi.fn()
  const { root, track } = await renderCarousel({ onIndexChange, interval: 60_000 })
  await expect.element(root).toHaveAttribute('data-state', 'running')
  await vi.advanceTimersByTimeAsync(50_000)
  track.scrollTo({ left: track.clientWidth, behavior: 'instant' })
  await expect.poll(() => onIndexChange.mock.calls.length).toBe(1)
  await vi.advanceTimersByTimeAsync(50_000)
  expect(onIndexChange).toHaveBeenCalledTimes(1)
})

test('keeps the picture that was swiped to before it listened', async () => {
  const onIndexChange = vi.fn()
  const { root, track } = await renderCarousel({ onIndexChange, style: { marginBlockStart: '300vh' } })
  track.scrollTo({ left: track.clientWidth, behavior: 'instant' })
  root.scrollIntoView({ behavior: 'instant' })
  await expect.poll(() => onIndexChange.mock.calls).toEqual([[1]])
  expect(track.scrollLeft).toBe(track.clientWidth)
})

test('has a visible pause, quiet while it moves and speaking when it stands', async () => {
  const { screen, root, track } = await renderCarousel({})
  await expect.element(root).toHaveAttribute('data-state', 'running')
  expect(track.getAttribute('aria-live')).toBe('off')
  const pause = screen.getByRole('button', { name: 'Pause pictures' })
  await expect.element(pause).toBeVisible()
  await pause.click()
  await expect.element(screen.getByRole('button', { name: 'Play pictures' })).toBeVisible()
  await expect.element(track).toHaveAttribute('aria-live', 'polite')
})
