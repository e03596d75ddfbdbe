import { emptyTrip } from '@susegad/catalog-data/trip'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { forgetTrip, keepTrip } from '../../../shell/trip/keep-trip.ts'
import { ShareTrip } from './share-trip.tsx'

const at = '2026-11-29T09:00:00.000Z'
const dates = { arrival: '2099-01-14', departure: '2099-01-17' }
const saved = [{ place: 'beach/baga' as const, at }]

afterEach(() => forgetTrip('visitor'))

test('the calendar is offered as soon as it has an entry', async () => {
  const trip = { ...emptyTrip(new Date(at)), ...dates, saved }
  keepTrip(trip, 'visitor')
  await render(
    <InExampleSite>
      <ShareTrip names={{ 'beach/baga': 'Baga Beach' }} />
    </InExampleSite>,
  )
  const calendar = page.getByRole('button', { name: 'Save to your calendar' })
  await expect.element(page.getByLabelText('Show my dates too')).toBeVisible()
  await expect.element(calendar).not.toBeInTheDocument()
  keepTrip({ ...trip, days: [['beach/baga']] }, 'visitor')
  await expect.element(calendar).toBeVisible()
})
