import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'

describeConformance('ScrollToTop', (props) => <ScrollToTop {...props} />, {
  slot: 'scroll-to-top',
  tag: 'button',
})

async function longPage() {
  const screen = await render(
    <div>
      <ScrollToTop />
      <div style={{ blockSize: 3000 }}>A long page</div>
    </div>,
  )
  document.documentElement.style.scrollBehavior = 'auto'
  return screen.getByRole('button', { name: 'Scroll to top', includeHidden: true })
}

test('it is hidden at 300 px and shown beyond', async () => {
  const button = await longPage()
  await expect.element(button).not.toBeVisible()
  scrollTo(0, 300)
  await expect.poll(() => scrollY).toBe(300)
  await expect.element(button).toHaveAttribute('data-state', 'hidden')
  scrollTo(0, 301)
  await expect.element(button).toHaveAttribute('data-state', 'visible')
  await expect.element(button).toBeVisible()
  scrollTo(0, 0)
  await expect.element(button).not.toBeVisible()
})

test('it leads to the top and leaves the address alone', async () => {
  const button = await longPage()
  const before = location.href
  scrollTo(0, 1500)
  await button.click()
  await expect.poll(() => scrollY).toBe(0)
  expect(location.href).toBe(before)
})
