import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyParts } from '../../../../test/empty-parts.ts'
import {
  bareActivity,
  closedActivity,
  fixtureActivities,
  openActivity,
  scheduleActivity,
} from '../../../../test/fixture-catalogue/activities.ts'
import { openSite } from '../../../../test/open-site.tsx'

const visit = (path: string) =>
  openSite(path, { activities: fixtureActivities, activitySummaries: fixtureActivities })

const cardOf = (activity: { name: string }) => page.getByRole('article', { name: activity.name })
const section = (name: string) => page.getByRole('region', { name, exact: true })

beforeEach(() => page.viewport(1200, 800))

test('C-ACD-7: an activity without highlight and description says ‘No summary available.’', async () => {
  await visit('/activity')
  await expect.element(cardOf(bareActivity).getByText('No summary available.')).toBeVisible()
  await expect.element(cardOf(openActivity).getByText('Over the waves behind a speedboat')).toBeVisible()
  await expect.element(cardOf(closedActivity).getByText('One dive beside the island.')).toBeVisible()
})

test('C-ACD-9, C-ACD-10: the status is green when active, and red for any other word', async () => {
  await visit('/activity')
  const open = cardOf(openActivity).getByText('Active', { exact: true })
  const closed = cardOf(closedActivity).getByText('Closed until October')
  await expect.element(open).toBeVisible()
  await expect.element(closed).toBeVisible()
  const hueOf = (element: Element) => {
    const [red = 0, green = 0] = srgb(getComputedStyle(element).backgroundColor)
    return red > green ? 'red' : 'green'
  }
  expect([hueOf(open.element()), hueOf(closed.element())]).toEqual(['green', 'red'])
  expect(hueOf(cardOf(bareActivity).getByText('Inactive').element())).toBe('red')
})

test('C-ACD-11: an activity without a status is called ‘Inactive’', async () => {
  await visit('/activity')
  await expect.element(cardOf(bareActivity).getByText('Inactive', { exact: true })).toBeVisible()
})

test('C-ADT-3: an activity of which nothing is known says ‘Data not found’', async () => {
  await visit(`/activitys/${bareActivity.slug}`)
  await expect.element(section('Information').getByRole('heading', { name: 'Data not found' })).toBeVisible()
})

test('C-ADT-3: an activity that says anything at all shows that instead', async () => {
  await visit(`/activitys/${scheduleActivity.slug}`)
  await expect.element(section('Information').getByText('Bring a hat')).toBeVisible()
  await expect.element(section('Information').getByText('6 am')).toBeVisible()
  expect(page.getByText('Data not found').elements()).toEqual([])
})

test('C-ADT-4: an activity without photos says ‘No Photos Available’, and visitors’ photos are photos', async () => {
  await visit(`/activitys/${bareActivity.slug}`)
  await expect.element(section('Photos').getByRole('heading', { name: 'No Photos Available' })).toBeVisible()
  await visit(`/activitys/${closedActivity.slug}`)
  await expect.element(section('Photos').getByRole('heading', { name: 'From our visitors' })).toBeVisible()
  expect(page.getByText('No Photos Available').elements()).toEqual([])
})

test('C-BLS-5: popular water sports are known by what is done in them, written as texts or as records', async () => {
  await visit('/beaches')
  const sports = section('Popular Watersport Activities')
  await expect.element(sports).toBeVisible()
  const names = sports
    .getByRole('article')
    .elements()
    .map((card) => card.querySelector('h3')?.textContent)
  expect(names).toEqual([openActivity.name, closedActivity.name])
})

test.each(fixtureActivities)(
  'the page of $name has no heading, list or fact without content',
  async ({ slug }) => {
    await visit(`/activitys/${slug}`)
    await expect.element(section('Location')).toBeVisible()
    expect(emptyParts()).toEqual([])
  },
)

/** A colour of any colour space as sRGB bytes. */
function srgb(color: string): number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (!canvas) return []
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  return [...canvas.getImageData(0, 0, 1, 1).data]
}

test('the cards of activities have no heading, list or fact without content', async () => {
  await visit('/activity')
  await expect.element(cardOf(bareActivity)).toBeVisible()
  expect(emptyParts()).toEqual([])
})
