import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PeriodPicker } from './period-picker.tsx'

const now = Date.parse('2026-11-28T06:00:00Z')

async function renderPicker(endDate: string) {
  const component = () => <PeriodPicker period={{ startDate: '2026-11-22', endDate }} now={now} />
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  })
  await render(<RouterProvider router={router as never} />)
}

test('figures say whether they include today, which can be chosen', async () => {
  await renderPicker('2026-11-27')
  await expect.element(page.getByText(/Today is not included/)).toBeVisible()
  await expect.element(page.getByLabelText('End date')).toHaveAttribute('max', '2026-11-28')
})

test('a period that ends today says that the day is not over', async () => {
  await renderPicker('2026-11-28')
  await expect
    .element(page.getByText('Today is included so far, so some numbers will still grow.'))
    .toBeVisible()
})
