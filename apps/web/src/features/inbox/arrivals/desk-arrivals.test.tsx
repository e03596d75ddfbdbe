import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ArrivalsNotice } from './desk-arrivals.tsx'
import '../enquiries-desk.css'

const bar = (count: number) => (
  <>
    <div className="desk-above">
      <span style={{ inlineSize: '90%' }}>Folders</span>
      <ArrivalsNotice count={count} back={0} outdated={false} onShow={() => {}} />
    </div>
    <p>The first row</p>
  </>
)

test.each([1440, 390])('the list stays where it is when something arrives, at %d px', async (width) => {
  await page.viewport(width, 800)
  const screen = await render(bar(0))
  const row = screen.getByText('The first row')
  const { top } = row.element().getBoundingClientRect()
  await screen.rerender(bar(1))
  await expect
    .element(screen.getByRole('button', { name: 'Show 1 new enquiry' }))
    .toBeInViewport({ ratio: 1 })
  expect(row.element().getBoundingClientRect().top).toBe(top)
})
