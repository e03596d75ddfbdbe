import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DeskEmpty } from './desk-empty.tsx'

test('days in the wrong order are named as the reason why nothing matches', async () => {
  const search = { startDate: '2026-11-20', endDate: '2026-11-10' }
  const screen = await render(<DeskEmpty search={search} own="asha" onClear={() => {}} />)
  await expect.element(screen.getByText('The end date is before the start date.')).toBeVisible()
  await screen.rerender(
    <DeskEmpty search={{ ...search, endDate: '2026-11-20' }} own="asha" onClear={() => {}} />,
  )
  await expect.element(screen.getByText('Try other days, another status or fewer words.')).toBeVisible()
})

test('an empty view says what is not there, and offers no filters to clear', async () => {
  const screen = await render(<DeskEmpty search={{ stage: 'reply' }} own="asha" onClear={() => {}} />)
  await expect.element(screen.getByText('No customer is waiting for a reply')).toBeVisible()
  expect(screen.getByRole('button').query()).toBeNull()
  await screen.rerender(
    <DeskEmpty search={{ stage: 'open', assignedTo: 'asha' }} own="asha" onClear={() => {}} />,
  )
  await expect.element(screen.getByText('No open enquiry is assigned to you')).toBeVisible()
})
