import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loseRequests } from '../../../test/emulate.ts'
import { DateRangeField } from './date-range-field.tsx'

afterEach(() => loseRequests([]))

test('while the script of the calendar is lost, a press leads to the day that can be typed', async () => {
  await loseRequests(['*/calendar/calendar.tsx*'])
  const screen = await render(<DateRangeField label="Your stay" />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByLabelText('Check-in')).toHaveFocus()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
