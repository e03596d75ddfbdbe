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
  onTestFinished(() => container.remove())
  container.innerHTML = renderToString(
    <>
      <main style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, padding: 40 }}>
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
    helper: part(''),
    panel: part('-panel'),
    hotels: page.getByRole('link', { name: 'Hotels' }).element(),
  }
}

test('opens above the links of the first screen, and by hand in its corner', async () => {
  await page.viewport(390, 844)
  const { panel, hotels } = show()
  const covers = () => panel.getBoundingClientRect().bottom > hotels.getBoundingClientRect().top
  expect(covers()).toBe(true)
  liftAboveControls(panel)
  for (const animation of panel.getAnimations()) animation.finish()
  expect(covers()).toBe(false)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Open contact help' }).click()
  expect(panel.style.transform).toBe('')
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
