import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Pagination } from './pagination.tsx'

describeConformance(
  'Pagination',
  (props) => <Pagination page={2} totalPages={3} onPageChange={() => {}} {...props} />,
  {
    slot: 'pagination',
    tag: 'nav',
  },
)

test('it says which results are shown', async () => {
  const screen = await render(<Pagination page={3} totalPages={3} results={{ pageSize: 10, total: 24 }} />)
  await expect.element(screen.getByText('Showing 21 to 24 of 24 results')).toBeVisible()
})

test('Previous, the numbers and Next ask for their page', async () => {
  const asked: number[] = []
  await page.viewport(1024, 768)
  const screen = await render(<Pagination page={5} totalPages={20} onPageChange={(to) => asked.push(to)} />)
  for (const name of ['Previous', 'Page 1', 'Page 6', 'Page 20', 'Next']) {
    await screen.getByRole('button', { name, exact: true }).click()
  }
  expect(asked).toEqual([4, 1, 6, 20, 6])
  const current = screen.getByRole('button', { name: 'Page 5', exact: true })
  await expect.element(current).toHaveAttribute('aria-current', 'page')
})

test('the ends lead no further', async () => {
  const screen = await render(<Pagination page={1} totalPages={1} />)
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('as links it works without a script and Tab visits each in order', async () => {
  await page.viewport(1024, 768)
  const screen = await render(<Pagination page={2} totalPages={3} href="?page={page}" />)
  const visited: (string | null | undefined)[] = []
  for (let step = 0; step < 5; step++) {
    await userEvent.tab()
    visited.push(document.activeElement?.getAttribute('href'))
  }
  expect(visited).toEqual(['?page=1', '?page=1', '?page=2', '?page=3', '?page=3'])
  await expect.element(screen.getByRole('link', { name: 'Next' })).toBeVisible()
})

test('a small phone has room for it', async () => {
  await page.viewport(320, 640)
  await render(<Pagination page={50} totalPages={100} results={{ pageSize: 10, total: 1000 }} />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

/** Turns its pages at a press on Previous or Next, as a router would. */
function Pages({ href }: { href: string | undefined }) {
  const [current, setCurrent] = useState(2)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only listens
    <section onClick={({ target }) => setCurrent(/Next/.test((target as Element).textContent ?? '') ? 3 : 1)}>
      <Pagination page={current} totalPages={3} href={href} />
    </section>
  )
}

test.each([
  ['buttons', undefined],
  ['links', '#page-{page}'],
])('at both ends the focus goes to the current page: %s', async (_, href) => {
  await page.viewport(1024, 768)
  const screen = await render(<Pages href={href} />)
  for (const [name, reached] of [
    ['Next', 'Page 3'],
    ['Previous', 'Page 1'],
  ] as const) {
    screen.getByLabelText(name, { exact: true }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByLabelText(reached, { exact: true })).toHaveFocus()
  }
})
