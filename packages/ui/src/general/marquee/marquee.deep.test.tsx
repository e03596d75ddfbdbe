import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { parkPointer, wishForLessMotion } from '../../../test/emulate.ts'
import { brokenPicture, samplePictures } from '../../internal/stories/sample-pictures.ts'
import { Marquee, type MarqueeProps } from './marquee.tsx'

beforeEach(parkPointer)
beforeEach(() => wishForLessMotion(false))

describeConformance('Marquee', (props) => <Marquee aria-label="Goa" images={samplePictures} {...props} />, {
  slot: 'marquee',
  tag: 'section',
})

async function renderMarquee(props: Partial<MarqueeProps> = {}) {
  const screen = await render(
    <div style={{ inlineSize: '30rem', marginBlockStart: '4rem' }}>
      <Marquee aria-label="Goa" images={samplePictures} picture={{ ratio: 'landscape' }} {...props} />
    </div>,
  )
  const part = (name: string) => screen.container.querySelector(`[data-slot="${name}"]`) as HTMLElement
  const animation = () => part('marquee-track').getAnimations()[0]
  return { screen, part, animation, frame: part('marquee-window'), root: part('marquee') }
}

test('drifts six seconds a picture, in one even round', async () => {
  const { root, animation } = await renderMarquee()
  await expect.element(root).toHaveAttribute('data-state', 'running')
  await expect.poll(() => animation()?.playState).toBe('running')
  expect(animation()?.effect?.getComputedTiming()).toMatchObject({
    duration: 36_000,
    easing: 'linear',
    iterations: Number.POSITIVE_INFINITY,
  })
})

test('begins its second round exactly where the first ends, hidden from screen readers', async () => {
  const { screen, part } = await renderMarquee()
  const [first, again] = screen.container.querySelectorAll('ul')
  expect(again?.ariaHidden).toBe('true')
  expect(part('marquee-track').scrollWidth).toBe((first?.offsetWidth ?? 0) * 2)
  expect(screen.getByRole('img').elements()).toHaveLength(6)
})

test('stops by its button and goes on from there', async () => {
  const { screen, animation } = await renderMarquee()
  await screen.getByRole('button', { name: 'Pause pictures' }).click()
  await expect.poll(() => animation()?.playState).toBe('paused')
  await screen.getByRole('button', { name: 'Play pictures' }).click()
  await expect.poll(() => animation()?.playState).toBe('running')
})

test('stands under the pointer', async () => {
  const { screen, root, animation } = await renderMarquee()
  await screen.getByRole('group', { name: 'Goa' }).hover()
  await expect.element(root).toHaveAttribute('data-state', 'held')
  expect(animation()?.playState).toBe('paused')
})

test('stands for people who asked for less motion', async () => {
  await wishForLessMotion(true)
  const { screen, animation } = await renderMarquee()
  await expect.element(screen.getByRole('button', { name: 'Play pictures' })).toBeVisible()
  expect(animation()?.currentTime).toBe(0)
  expect(animation()?.playState).toBe('paused')
})

test('can be scrolled by hand without ever reaching an end', async () => {
  await wishForLessMotion(true)
  const { frame, animation, screen } = await renderMarquee()
  await expect.element(screen.getByRole('button', { name: 'Play pictures' })).toBeVisible()
  const firstItem = () => screen.container.querySelector('li')?.getBoundingClientRect().left ?? 0
  const before = firstItem()
  frame.scrollTo({ left: 300, behavior: 'instant' })
  await expect.poll(() => Number(animation()?.currentTime)).toBeGreaterThan(0)
  expect(frame.scrollLeft).toBe(0)
  expect(before - firstItem()).toBeCloseTo(300, 0)
})

test('a broken picture gives way to the fallback', async () => {
  const fallback = samplePictures[1]
  const { screen } = await renderMarquee({
    images: [brokenPicture, ...samplePictures.slice(2)],
    picture: { fallback },
  })
  await expect.element(screen.getByRole('img', { name: fallback?.alt ?? '' })).toBeVisible()
})

test('a single picture stays where it is', async () => {
  const { screen, root } = await renderMarquee({ images: samplePictures.slice(0, 1) })
  await expect.element(root).toHaveAttribute('data-state', 'idle')
  expect(screen.getByRole('button').elements()).toEqual([])
  expect(screen.container.querySelectorAll('ul')).toHaveLength(1)
})

test('the same picture may come twice', async () => {
  const complaints = vi.spyOn(console, 'error')
  const { screen } = await renderMarquee({ images: [...samplePictures, ...samplePictures] })
  expect(screen.container.querySelectorAll('li')).toHaveLength(4 * samplePictures.length)
  expect(complaints).not.toHaveBeenCalled()
})
