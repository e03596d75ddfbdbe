import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { onPhone } from '../../devices.ts'
import { expectAccessible, expectValidMarkup } from '../../themes.ts'
import { keepSession, openDesk, rowsOf, signInByCall } from '../desk-steps.ts'

/** A day of the past weeks, for which the demo data has enquiries. */
const day = (ago: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() - ago * 86_400_000)
// Days for which no other journey creates enquiries.
const days = `startDate=${day(20)}&endDate=${day(3)}`

test('an owner reads the figures, opens the enquiries behind one, and downloads them as a table', async ({
  page,
  isMobile,
}) => {
  await openDesk(page)
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Figures' }).click()
  await expect(page.getByRole('heading', { name: 'Figures', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/figures$/)

  await page.goto(`/dashboard/figures?${days}`)
  const places = page.getByRole('region', { name: 'By place' })
  const first = places.getByRole('row').nth(1)
  const count = Number.parseInt((await first.getByRole('link').first().textContent()) ?? '', 10)
  expect(count).toBeGreaterThan(0)
  await page.getByText('As a table').click()
  await expect(page.getByRole('table', { name: 'Enquiries by day' }).getByRole('row')).toHaveCount(19)
  await expectValidMarkup(page)
  if (!isMobile) await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`figures-${day(20)}-to-${day(3)}.csv`)
  expect(await readFile(await file.path(), 'utf8')).toContain('Figure,Of,Value,Before')

  await first.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Enquiries', exact: true, level: 1 })).toBeVisible()
  await expect(page.getByText(new RegExp(`of ${count} results`))).toBeVisible()
  await page
    .getByRole('list', { name: 'Also filtered by' })
    .getByRole('button', { name: /Remove the filter/ })
    .click()
  await expect(page).not.toHaveURL(/place=/)
  await expect(rowsOf(page).first()).toBeVisible()
})

test('figures that cannot be loaded say why, and load on retry', onPhone, async ({ page }) => {
  await keepSession(page, await signInByCall(page.request))
  await page.route('**/api/figures?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'A fault.' } }),
  )
  await page.goto(`/dashboard/figures?${days}`)
  await expect(page.getByRole('alert')).toContainText('The figures could not be loaded.')
  await page.unroute('**/api/figures?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('region', { name: 'By place' })).toBeVisible()
  await page.goto('/dashboard/figures?startDate=2020-01-01&endDate=2020-01-02')
  await expect(page.getByText('No enquiries in this period')).toBeVisible()
})
