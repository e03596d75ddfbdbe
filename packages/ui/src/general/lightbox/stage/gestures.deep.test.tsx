import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openLightbox } from '../../../../test/open-lightbox.tsx'

/** Dispatches touch pointer events on the stage, relative to its centre. */
function fingersOn(stage: HTMLElement) {
  stage.setPointerCapture = () => {}
  const box = stage.getBoundingClientRect()
  return (type: string, x: number, y: number, pointerId = 1) =>
    stage.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerType: 'touch',
        pointerId,
        clientX: box.left + box.width / 2 + x,
        clientY: box.top + box.height / 2 + y,
      }),
    )
}

const scaleOf = (stage: HTMLElement) =>
  Number(
    getComputedStyle(stage.querySelector('[data-state="current"] > *') as Element).scale.replace('none', '1'),
  )

const placeOf = (stage: HTMLElement) =>
  getComputedStyle(stage.querySelector('[data-state="current"] > *') as Element).translate

test('a swipe goes on, a short one springs back', async () => {
  const { part, shows } = await openLightbox()
  const finger = fingersOn(part('stage'))
  finger('pointerdown', 0, 0)
  finger('pointermove', -20, 0)
  finger('pointermove', -200, 4)
  finger('pointerup', -200, 4)
  await shows(2)
  finger('pointerdown', 0, 0)
  finger('pointermove', 12, 0)
  finger('pointerup', 12, 0)
  await expect.poll(() => part('track').dataset.state).toBe('settled')
  await shows(2)
})

test('two taps enlarge the photo where they fall, a drag moves it, two more show it whole', async () => {
  const { part, shows } = await openLightbox()
  const finger = fingersOn(part('stage'))
  const tapTwice = () => {
    for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) finger(type, 40, 10)
  }
  tapTwice()
  await expect.poll(() => scaleOf(part('stage'))).toBe(2.5)
  finger('pointerdown', 0, 0)
  finger('pointermove', -160, 0)
  finger('pointerup', -160, 0)
  await shows(1)
  expect(scaleOf(part('stage'))).toBe(2.5)
  tapTwice()
  await expect.poll(() => scaleOf(part('stage'))).toBe(1)
})

test('two fingers pinch', async () => {
  const { part } = await openLightbox()
  const finger = fingersOn(part('stage'))
  finger('pointerdown', -50, 0, 1)
  finger('pointerdown', 50, 0, 2)
  finger('pointermove', -100, 0, 1)
  finger('pointermove', 100, 0, 2)
  await expect.poll(() => scaleOf(part('stage'))).toBeCloseTo(2, 1)
})

test('a pinch that does not enlarge shows no other photo', async () => {
  const { part, shows } = await openLightbox()
  const finger = fingersOn(part('stage'))
  finger('pointerdown', -150, 0, 1)
  finger('pointerdown', 150, 0, 2)
  finger('pointermove', -50, 0, 1)
  finger('pointermove', 50, 0, 2)
  finger('pointerup', 50, 0, 2)
  finger('pointermove', -20, 0, 1)
  finger('pointerup', 140, 0, 1)
  await shows(1)
})

test('shrunk after it was moved, the photo still covers its frame', async () => {
  const { part } = await openLightbox()
  await userEvent.keyboard('++++')
  const finger = fingersOn(part('stage'))
  finger('pointerdown', 0, 0)
  finger('pointermove', -900, 0)
  finger('pointerup', -900, 0)
  await userEvent.keyboard('---')
  const stage = part('stage')
  const scale = scaleOf(stage)
  expect(scale).toBeGreaterThan(1)
  const { offsetWidth } = stage.querySelector('[data-state="current"] > *') as HTMLElement
  expect(Math.abs(Number.parseFloat(placeOf(stage)))).toBeLessThanOrEqual((offsetWidth * (scale - 1)) / 2 + 1)
})

test('the arrow keys show the rest of an enlarged photo, and at its edge the next one', async () => {
  const { part, shows } = await openLightbox()
  await userEvent.keyboard('++{ArrowRight}')
  await shows(1)
  await expect.poll(() => Number.parseFloat(placeOf(part('stage')))).toBeLessThan(0)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await shows(2)
})

test('a button and keys enlarge too, and another photo begins whole', async () => {
  const { dialog, part } = await openLightbox()
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  expect(scaleOf(part('stage'))).toBe(2.5)
  await dialog.getByRole('button', { name: 'Zoom out' }).click()
  await userEvent.keyboard('+')
  expect(scaleOf(part('stage'))).toBe(1.5)
  await userEvent.keyboard('-')
  expect(scaleOf(part('stage'))).toBe(1)
  await userEvent.keyboard('++{End}')
  await expect.poll(() => scaleOf(part('stage'))).toBe(1)
})
