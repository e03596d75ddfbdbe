import { emptyTrip } from '@susegad/catalog-data/trip'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import { beginSession, leaveSession } from '../../session/session.ts'
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
