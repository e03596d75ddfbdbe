import { FloatingContact, FloatingContactLink } from '@susegad/ui/floating-contact'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { workContactHelper } from './contact-helper.ts'
import { liftAboveControls } from './lift-above-controls.ts'

workContactHelper()

/** The HTML of a page whose buttons stand in the corner of the helper, which no script has taken over. */
function show() {
  sessionStorage.clear()
  const container = document.body.appendChild(document.createElement('div'))
  container.id = 'app'
  onTestFinished(() => container.remove())
  container.innerHTML = renderToString(
    <>
      <main style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, padding: 40 }}>
        <h1 tabIndex={-1} style={{ position: 'fixed', insetBlockStart: 80 }}>
          Stays in Goa
        </h1>
        <a href="#hotels">Hotels</a>
      </main>
      <p style={{ position: 'fixed', inset: '0 0 auto' }}>
        <button type="button">Elsewhere</button>
        <label>
          Message <input />
        </label>
      </p>
      <FloatingContact>
        <FloatingContactLink>
          <a href="#chat">WhatsApp</a>
        </FloatingContactLink>
      </FloatingContact>
    </>,
  )
  const part = (slot: string) => {
    const found = container.querySelector<HTMLElement>(`[data-slot="floating-contact${slot}"]`)
    if (!found) throw new Error(`There is no ${slot}.`)
    return found
  }
  return {
    container,
    helper: part(''),
    panel: part('-panel'),
    hotels: page.getByRole('link', { name: 'Hotels' }).element(),
    heading: page.getByRole('heading', { name: 'Stays in Goa' }).element() as HTMLElement,
  }
}

/** Whether a panel at rest lies over a part of the page. */
function covers(panel: HTMLElement, part: Element): boolean {
  for (const animation of panel.getAnimations()) animation.finish()
  const [over, under] = [panel.getBoundingClientRect(), part.getBoundingClientRect()]
  return over.top < under.bottom && under.top < over.bottom
}

test('opens above the links of the first screen, and by hand in its corner', async () => {
  await page.viewport(390, 844)
  const { panel, hotels } = show()
  expect(covers(panel, hotels)).toBe(true)
  liftAboveControls(panel)
  expect(covers(panel, hotels)).toBe(false)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Open contact help' }).click()
  expect(panel.style.transform).toBe('')
})

test('finds its place anew on the page whose heading takes the focus, and else gives way to the heading', async () => {
  await page.viewport(390, 844)
  const { helper, panel, hotels, heading } = show()
  liftAboveControls(panel)
  const main = hotels.closest('main') as HTMLElement
  main.style.insetBlockEnd = '100px'
  expect(covers(panel, hotels)).toBe(true)
  heading.focus()
  expect(helper.dataset.state).toBe('open')
  expect(covers(panel, hotels)).toBe(false)
  heading.blur()
  heading.style.inset = '0'
  heading.focus()
  expect(helper.dataset.state).toBe('closed')
})

test('finds its place anew when content arrives, unless it was opened by hand', async () => {
  await page.viewport(390, 844)
  const { container, panel, hotels } = show()
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(covers(panel, hotels)).toBe(false)
  const arrive = (height: number) => {
    container.style.paddingBlockEnd = `${height}px`
    ;(hotels.closest('main') as HTMLElement).style.insetBlockEnd = `${height}px`
  }
  arrive(100)
  await expect.poll(() => covers(panel, hotels)).toBe(false)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Open contact help' }).click()
  arrive(60)
  await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame, 50)))
  expect(panel.style.transform).toBe('')
})

test('where every place lies over a button it is open on the first page, and closes on the next', async () => {
  await page.viewport(390, 844)
  const { helper, hotels, heading } = show()
  const main = hotels.closest('main') as HTMLElement
  main.style.insetBlockStart = '0'
  main.innerHTML = '<button style="position: absolute; inset: 0">Search</button>'
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(helper.dataset.state).toBe('open')
  main.prepend(heading)
  heading.focus()
  expect(helper.dataset.state).toBe('closed')
})

test('shown after the page, it finds its place too, or leaves it to the field in use', async () => {
  await page.viewport(390, 844)
  for (const isTyping of [false, true]) {
    const { container, helper, panel, hotels } = show()
    helper.remove()
    dispatchEvent(new Event('DOMContentLoaded'))
    if (isTyping) await userEvent.click(page.getByLabelText('Message'))
    container.append(helper)
    await expect.poll(() => covers(panel, hotels)).toBe(false)
    expect(helper.dataset.state).toBe(isTyping ? 'closed' : 'open')
    container.remove()
  }
})

test('opens once, and not again behind a sign-in', async () => {
  await page.viewport(390, 844)
  const { container, helper } = show()
  dispatchEvent(new Event('DOMContentLoaded'))
  const next = helper.cloneNode(true) as HTMLElement
  helper.remove()
  container.append(next)
  await expect.poll(() => next.dataset.state).toBe('closed')
})

test('gives way to a field in use and to a focus that it covers, and to no other', async () => {
  await page.viewport(390, 844)
  const first = show()
  ;(page.getByRole('button', { name: 'Elsewhere' }).element() as HTMLElement).focus()
  expect(first.helper.dataset.state).toBe('open')
  ;(first.hotels as HTMLElement).focus()
  expect(first.helper.dataset.state).toBe('closed')
  first.helper.dataset.state = 'open'
  await userEvent.click(page.getByLabelText('Message'))
  expect(first.helper.dataset.state).toBe('closed')
  expect(sessionStorage.length).toBe(0)
})

test('closed by hand, it stays closed on the next pages of the visit', async () => {
  await page.viewport(390, 844)
  const { helper } = show()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(helper.dataset.state).toBe('closed')
  helper.dataset.state = 'open'
  workContactHelper()
  expect(document.documentElement.dataset.helper).toBe('closed')
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(helper.dataset.state).toBe('closed')
  expect(document.documentElement.dataset.helper).toBeUndefined()
})
