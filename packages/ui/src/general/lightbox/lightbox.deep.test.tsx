import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { allowMotion } from '../../../test/emulate.ts'
import { hydrate } from '../../../test/hydrate.tsx'
import { images, openLightbox, photos } from '../../../test/open-lightbox.tsx'
import { Lightbox, LightboxTrigger } from './lightbox.tsx'

afterEach(() => scrollTo(0, 0))

describeConformance(
  'LightboxTrigger',
  (props) => (
    <Lightbox images={images}>
      <LightboxTrigger index={0} href="#photo" {...props}>
        Photo
      </LightboxTrigger>
    </Lightbox>
  ),
  {
    slot: 'lightbox-trigger',
    tag: 'a',
    renderAsChild: (props) => (
      <Lightbox images={images}>
        <LightboxTrigger index={0} asChild {...props}>
          <a href="/elsewhere">Photo</a>
        </LightboxTrigger>
      </Lightbox>
    ),
    hasActed: () => document.querySelector('dialog') !== null,
  },
)

test('a photo is a link to its file, before and without the script', async () => {
  const { container, complaints } = await hydrate(photos())
  expect(container.querySelector('a')?.getAttribute('href')).toBe(images[0]?.src)
  expect(complaints).toEqual([])
})

test('an asked-for new tab gets the file, not the lightbox', async () => {
  const screen = await render(photos())
  const link = screen.getByRole('link').first().element()
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  // Keep the browser on this page, but only after the trigger has handled the click.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  link.dispatchEvent(click)
  expect(document.querySelector('dialog')).toBeNull()
})

test('opens at the photo that was chosen, with its counter, caption and position', async () => {
  const { dialog, shows } = await openLightbox({}, 2)
  await shows(3)
  await expect.element(dialog.getByText('Caption 3', { exact: true })).toBeVisible()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Picture 3 of 4: Caption 3')
  expect(await findAccessibilityProblems(dialog.element())).toEqual([])
})

test('the arrow keys go on and back, round both ends', async () => {
  const { shows } = await openLightbox()
  await userEvent.keyboard('{ArrowLeft}')
  await shows(4)
  await userEvent.keyboard('{ArrowRight}')
  await shows(1)
  await userEvent.keyboard('{ArrowRight}')
  await shows(2)
})

test('the arrow keys are mirrored from right to left, and Home and End go to the ends', async () => {
  const { shows } = await openLightbox({ dir: 'rtl' })
  await userEvent.keyboard('{ArrowLeft}')
  await shows(2)
  await userEvent.keyboard('{End}')
  await shows(4)
  await userEvent.keyboard('{Home}')
  await shows(1)
})

test('two photos pass by in the direction of the step', async () => {
  const { screen, part } = await openLightbox({ images: images.slice(0, 2) })
  const slot = () => part('track').style.getPropertyValue('--at')
  await screen.getByRole('button', { name: 'Next picture' }).click()
  expect(slot()).toBe('1')
  await screen.getByRole('button', { name: 'Previous picture' }).click()
  await screen.getByRole('button', { name: 'Previous picture' }).click()
  expect(slot()).toBe('-1')
})

test('one photo gives way to the next in 300 ms, and its neighbours are there already', async () => {
  await allowMotion()
  const { part } = await openLightbox()
  expect(getComputedStyle(part('track')).transitionDuration).toBe('0.3s, 0.3s')
  const beside = Array.from(part('stage').querySelectorAll('img'), (image) => [image.alt, image.loading])
  expect(beside).toEqual([images[3], images[0], images[1]].map((image) => [image?.alt, 'eager']))
})

test('Escape closes it, and the focus returns to the photo', async () => {
  const { trigger, dialog } = await openLightbox({}, 1)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('the page behind does not scroll while it is open', async () => {
  const { screen } = await openLightbox()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('visible')
})

test('a thumbnail shows its photo', async () => {
  const { dialog, shows } = await openLightbox()
  await dialog.getByRole('button', { name: 'Show picture 3 of 4' }).click()
  await shows(3)
  await expect
    .element(dialog.getByRole('button', { name: 'Show picture 3 of 4' }))
    .toHaveAttribute('aria-current', 'true')
})

test('Back closes it and leaves the page where it was', async () => {
  const address = location.href
  const { dialog, trigger } = await openLightbox({ historyKey: 'photo' })
  expect(history.state).toMatchObject({ photo: true })
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(location.href).toBe(address)
  await expect.element(trigger).toHaveFocus()
})

test('closing it takes its entry out of the history', async () => {
  const { dialog } = await openLightbox({ historyKey: 'photo' })
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => history.state?.photo).toBeUndefined()
})

test('without a key it leaves the history alone', async () => {
  const before = history.length
  await openLightbox()
  expect(history.length).toBe(before)
})

test('whoever holds its state decides', async () => {
  const onOpenChange = vi.fn()
  const onIndexChange = vi.fn()
  const held = (open: boolean) => photos({ open, index: 1, onOpenChange, onIndexChange })
  const screen = await render(held(false))
  await screen.getByRole('link').nth(3).click()
  expect(onIndexChange).toHaveBeenCalledWith(3)
  expect(onOpenChange).toHaveBeenCalledWith(true)
  expect(document.querySelector('dialog')).toBeNull()
  await screen.rerender(held(true))
  await expect.element(screen.getByText('2 / 4')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  expect(onIndexChange).toHaveBeenLastCalledWith(2)
  await expect.element(screen.getByText('2 / 4')).toBeVisible()
})

test('the same picture may come twice', async () => {
  const complaints = vi.spyOn(console, 'error')
  const { dialog } = await openLightbox({ images: [...images, ...images] })
  await expect.element(dialog.getByText('1 / 8')).toBeVisible()
  expect(complaints).not.toHaveBeenCalled()
})
