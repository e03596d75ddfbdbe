import { emptyTrip } from '@susegad/catalog-data/trip'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { beginSession, leaveSession } from '../../session/session.ts'
import { readTrip } from '../device-trip.ts'
import { forgetTrip, keepTrip } from '../keep-trip.ts'
import { sayPlaceIsRemoved, tripNotices } from '../trip-notices.ts'
import TripDates from './trip-dates.tsx'

test('what is said about a trip disappears when its person signs out', async () => {
  onTestFinished(() => tripNotices.dismiss())
  beginSession('token', {
    _id: 'asha',
    name: 'Asha',
    username: 'asha',
    email: 'asha@example.com',
    role: 'customer',
  })
  const screen = await render(
    <InExampleSite>
      <TripDates />
    </InExampleSite>,
  )
  sayPlaceIsRemoved(emptyTrip(new Date()), 'beach/baga', 'Baga Beach')
  const notice = screen.getByText('Baga Beach was removed from your trip.')
  await expect.element(notice).toBeVisible()
  leaveSession()
  await expect.element(notice).not.toBeInTheDocument()
})

test('people can be changed during the stay, whose arrival is in the past', async () => {
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
  const dates = { arrival: day(-3), departure: day(3) }
  keepTrip({ ...emptyTrip(new Date()), ...dates, rooms: [{ adults: 2, children: [] }] }, 'visitor')
  onTestFinished(() => forgetTrip('visitor'))
  const screen = await render(
    <InExampleSite>
      <TripDates />
    </InExampleSite>,
  )
  await screen.getByRole('button', { name: /Your dates/ }).click()
  await expect.element(page.getByLabelText('Arrival')).toHaveValue(dates.arrival)
  expect(page.getByText(/or later/).elements()).toEqual([])
  await page.getByRole('button', { name: 'More: Adults' }).last().click()
  await page.getByRole('button', { name: 'Save dates' }).click()
  await expect.poll(() => readTrip('visitor')).toMatchObject({ ...dates, rooms: [{ adults: 3 }] })
})
