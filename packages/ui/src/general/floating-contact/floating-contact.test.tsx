import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { parkPointer } from '../../../test/emulate.ts'
import { hydrate } from '../../../test/hydrate.tsx'
import { FloatingContact, FloatingContactLink, type FloatingContactProps } from './floating-contact.tsx'

describeConformance('FloatingContact', (props) => <FloatingContact {...props} />, {
  slot: 'floating-contact',
  tag: 'details',
})
describeConformance(
  'FloatingContactLink',
  (props) => (
    <FloatingContactLink {...props}>
      <a href="/contact">Contact Form</a>
    </FloatingContactLink>
  ),
  { slot: 'floating-contact-link', tag: 'li', wrap: (part) => <ul>{part}</ul> },
)

const helper = (props: FloatingContactProps = {}) => (
  <FloatingContact {...props}>
    <FloatingContactLink>
      <a href="/contact">Contact Form</a>
    </FloatingContactLink>
  </FloatingContact>
)

afterEach(() => {
  vi.useRealTimers()
})

async function renderHelper(props?: FloatingContactProps) {
  await parkPointer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const screen = await render(helper(props))
  const root = screen.container.querySelector('details') as HTMLDetailsElement
  const dispatch = (type: string) => root.dispatchEvent(new PointerEvent(type))
  const panel = screen.container.querySelector('section') as HTMLElement
  const isOpen = (open: boolean) => expect.poll(() => panel.checkVisibility()).toBe(open)
  return { screen, root, dispatch, isOpen }
}

test('is open at first and closes itself after ten seconds, for good', async () => {
  const { screen, isOpen } = await renderHelper()
  await expect.element(screen.getByRole('heading', { name: 'How can we help?' })).toBeVisible()
  await expect.element(screen.getByText('Our team helps you by chat, call or enquiry.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(9_999)
  await isOpen(true)
  await vi.advanceTimersByTimeAsync(1)
  await isOpen(false)
  await screen.getByRole('button', { name: 'Open contact help' }).click()
  await isOpen(true)
  await vi.advanceTimersByTimeAsync(60_000)
  await isOpen(true)
})

test('the time stands still while somebody points at it or stands in it', async () => {
  const { screen, isOpen, dispatch } = await renderHelper()
  await vi.advanceTimersByTimeAsync(6_000)
  dispatch('pointerenter')
  await vi.advanceTimersByTimeAsync(60_000)
  await isOpen(true)
  const link = screen.getByRole('link', { name: 'Contact Form' }).element() as HTMLElement
  link.focus()
  dispatch('pointerleave')
  await vi.advanceTimersByTimeAsync(60_000)
  await isOpen(true)
  link.blur()
  await vi.advanceTimersByTimeAsync(3_999)
  await isOpen(true)
  await vi.advanceTimersByTimeAsync(1)
  await isOpen(false)
})

test('its close button closes it and leaves the focus on the round one, which opens it', async () => {
  const onOpenChange = vi.fn()
  const { screen, isOpen } = await renderHelper({ onOpenChange })
  ;(screen.getByRole('button', { name: 'Close' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await isOpen(false)
  await expect.poll(() => document.activeElement?.ariaLabel).toBe('Open contact help')
  await userEvent.keyboard('{Enter}')
  await isOpen(true)
  expect(onOpenChange.mock.calls).toEqual([[false], [true]])
})

test('the page can hold its state', async () => {
  const { screen, isOpen } = await renderHelper({ open: false })
  await isOpen(false)
  await screen.rerender(helper({ open: true }))
  await isOpen(true)
})

test('its own HTML is open, and closed before the script it stays closed', async () => {
  const { container, complaints } = await hydrate(helper(), {
    before: (html) => {
      const root = html.querySelector('details') as HTMLDetailsElement
      expect([root.open, root.dataset.state]).toEqual([true, 'open'])
      root.dataset.state = 'closed'
    },
  })
  expect(complaints).toEqual([])
  expect(container.querySelector('section')?.checkVisibility()).toBe(false)
  expect(container.querySelector('[data-slot="floating-contact-opener"]')?.checkVisibility()).toBe(true)
})

test('hydrates without a complaint', async () => {
  const { complaints } = await hydrate(helper())
  expect(complaints).toEqual([])
})

test('on the smallest phone it leaves most of the screen free', async () => {
  await page.viewport(320, 640)
  const { screen } = await renderHelper()
  const box = screen.getByRole('region').element().getBoundingClientRect()
  expect(box.height).toBeLessThan(200)
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.right).toBeLessThanOrEqual(320)
  await page.viewport(414, 896)
})
