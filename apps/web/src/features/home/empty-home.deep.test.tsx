import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../../test/open-site.tsx'

const none = { hotelSummaries: [], activitySummaries: [], beachSummaries: [] }
const open = (path: string) => openSite(path, none)

beforeEach(() => page.viewport(1200, 800))

test.each([
  ['C-HOM-15', 'hotels', '#hotels', '/hotels'],
  ['C-HOM-16', 'activities', '#activity', '/activity'],
  ['C-HOM-17', 'beaches', '#beaches', '/beaches'],
])('%s: without %s, home and listing say so and when to come back', async (_, many, anchor, listing) => {
  await open('/')
  const title = page.getByRole('heading', { level: 3, name: `No ${many} available` })
  await expect.element(title).toBeVisible()
  const part = title.element().closest(anchor)
  expect(part?.textContent).toContain('Please check back later for updates')
  expect(part?.querySelector('article')).toBeNull()
  await open(listing)
  await expect.element(title).toBeVisible()
  expect(page.getByRole('search').elements()).toEqual([])
  expect(page.getByText(/^Showing 0 /).elements()).toHaveLength(1)
})

test('a coast without places has no map', async () => {
  await open('/beaches')
  await expect.element(page.getByText('No beaches available')).toBeVisible()
  expect(page.getByLabelText('The coast of Goa from north to south').elements()).toEqual([])
})
