import { expect, test } from '@playwright/test'
import { onDesktop } from '../../devices.ts'
import { expectAccessible } from '../../themes.ts'
import { keepSession, signInByCall } from '../desk-steps.ts'

test('an owner sets opening hours and a closed day, and removes them', onDesktop, async ({ page }) => {
  const { token } = await signInByCall(page.request)
  await keepSession(page, await signInByCall(page.request))
  await page.goto('/dashboard/team')
  const hours = page.getByRole('region', { name: 'Opening hours' })
  await hours.getByRole('button', { name: 'Set opening hours' }).click()
  await expect(hours.getByRole('group', { name: 'Sunday' }).getByText('Closed')).toBeVisible()
  for (const day of ['Saturday', 'Sunday']) await hours.getByLabel(day).check()
  // Almost day and night, because the other journeys share this desk.
  for (const field of await hours.getByLabel('Opens').all()) await field.fill('00:00')
  for (const field of await hours.getByLabel('Closes').all()) await field.fill('23:59')
  const monday = hours.getByRole('group', { name: 'Monday' })
  await monday.getByLabel('Opens').fill('23:59')
  const save = hours.getByRole('button', { name: 'Save opening hours' })
  await save.click()
  await expect(monday.getByText('Closing time must be later than opening time on the same day')).toBeVisible()
  await monday.getByLabel('Opens').fill('00:00')
  await hours.getByLabel('Add a day').fill('2031-12-25')
  await hours.getByRole('button', { name: 'Add day' }).click()
  await expect(hours.getByText('25 Dec 2031')).toBeVisible()
  await expectAccessible(page)
  await save.click()
  await expect(hours.getByRole('button', { name: 'Remove opening hours' })).toBeVisible()
  await page.reload()
  await expect(hours.getByText('25 Dec 2031')).toBeVisible()
  const stored = await page.request.get('/api/opening-hours', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await stored.json()).toMatchObject({
    hours: { week: { sunday: { from: '00:00', to: '23:59' } }, closedDays: ['2031-12-25'] },
  })
  await hours.getByRole('button', { name: 'Remove opening hours' }).click()
  await expect(hours.getByText('An answer is promised within 24 hours, day and night.')).toBeVisible()
})
