import type { Meta, StoryObj } from '@storybook/react-vite'
import { emptyTrip, encodeTrip, type PlaceKey, type Trip } from '@susegad/catalog-data/trip'
import { notDrawn, onPhone, pageStory } from './site/page-story.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const at = '2026-11-02T09:00:00.000Z'
const savedAt = (...places: PlaceKey[]) => places.map((place) => ({ place, at }))

const plan: Trip = {
  v: 1,
  changed: at,
  arrival: '2026-12-18',
  departure: '2026-12-22',
  rooms: [{ adults: 2, children: [6] }],
  saved: savedAt(
    'hotel/la-view-hotel',
    'hotel/wotel-calangute',
    'beach/arambol-beach-goa-india',
    'activity/sunset-cruise-goa',
    'activity/scuba-diving-combo-goa',
    'beach/no-longer-there',
  ),
  stay: { hotel: 'la-view-hotel', room: null, plan: 'CP' },
  days: [
    ['beach/arambol-beach-goa-india'],
    ['activity/scuba-diving-combo-goa'],
    [],
    ['activity/sunset-cruise-goa'],
  ],
}

/** For a story's `beforeEach`: what the visitor has saved on this device. */
const withTrip = (trip: Trip) => () => {
  const leave = visit()()
  localStorage.setItem('susegad-trip-visitor', JSON.stringify(trip))
  return leave
}

const meta = {
  title: 'Pages/Trip',
  component: SitePage,
  args: { address: '/trip' },
  beforeEach: withTrip(plan),
  parameters: pageStory(
    'Dates and people in one bar, the stay with its sum, saved hotels side by side, the days with what stands against them, and the form that sends it all. Everything but the heading is on the device.',
    1900,
  ),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: notDrawn }

export const Phone: Story = { globals: onPhone, parameters: notDrawn }

export const Empty: Story = { beforeEach: visit(), parameters: notDrawn }

export const WithoutDates: Story = {
  beforeEach: withTrip({ ...plan, arrival: null, departure: null, rooms: [], stay: null }),
  parameters: notDrawn,
}

/** Forty places on thirty-one days. */
export const Full: Story = {
  beforeEach: withTrip({
    ...plan,
    departure: '2027-01-17',
    saved: savedAt(
      ...plan.saved.map(({ place }) => place),
      ...Array.from({ length: 34 }, (_, n): PlaceKey => `beach/number-${n}`),
    ),
    days: Array.from({ length: 31 }, (_, day): PlaceKey[] => (day < 30 ? [`beach/number-${day}`] : [])),
  }),
  parameters: notDrawn,
}

const sent = encodeTrip({ ...emptyTrip(new Date(at)), saved: plan.saved, days: plan.days }, { dates: false })

/** A plan that somebody has sent, with a place that is no longer offered. */
export const SharedPlan: Story = { args: { address: `/trip#p=${sent}` }, parameters: notDrawn }

export const BrokenLink: Story = {
  args: { address: '/trip#p=1_Hla-vi' },
  parameters: notDrawn,
}
