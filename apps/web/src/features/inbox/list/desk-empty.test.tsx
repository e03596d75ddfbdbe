import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DeskEmpty } from './desk-empty.tsx'

test('days in the wrong order are named as the reason why nothing matches', async () => {
  const search = { startDate: '2026-11-20', endDate: '2026-11-10' }
  const screen = await render(<DeskEmpty search={search} onClear={() => {}} />)
  await expect.element(screen.getByText('The end date is before the start date.')).toBeVisible()
  await screen.rerender(<DeskEmpty search={{ ...search, endDate: '2026-11-20' }} onClear={() => {}} />)
  await expect.element(screen.getByText('Try other days, another status or fewer words.')).toBeVisible()
})
