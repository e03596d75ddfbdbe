import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../themes.ts'
import { openDesk, panelOf, rowOf, rowsOf, sendEnquiries, toastOf, uniqueWord } from '../desk-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an enquiry is put off until a time of one’s own, and is noticed when it is back', async ({
  page,
  isMobile,
}) => {
  const word = uniqueWord()
  const [, sent] = await sendEnquiries(page.request, 2, (n) => ({ name: `${word} ${n}`, subject: word }))
  await openDesk(page, `?q=${word}&stage=reply`)
  await expect(rowsOf(page)).toHaveCount(2)
  await rowOf(page, `${word} 2`).getByRole('link').click()
  const panel = panelOf(page)
  await expect(panel.getByText('Enquiry received')).toBeVisible()
  if (isMobile) await panel.getByRole('button', { name: 'Snooze' }).click()
  else await page.keyboard.press('h')
  const times = page.getByRole('dialog', { name: 'Snooze' })
  await expect(times.getByRole('option', { name: /^Next Monday, .+9:00.am$/ })).toBeVisible()
  await expectAccessible(page)
  await times.getByRole('option', { name: 'A date and time…' }).click()
  const own = page.getByRole('dialog', { name: 'Snooze until' })
  await own.getByLabel('Date').fill('2020-01-01')
  await own.getByRole('button', { name: 'Snooze' }).click()
  await expect(own.getByText('Choose a time in the future').first()).toBeVisible()
  await expect(own.getByText('In the desk’s time zone, India Standard Time.')).toBeVisible()
  await expectAccessible(page)
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await own.getByLabel('Date').fill(day)
  await own.getByLabel('Time').fill('10:30')
  await own.getByRole('button', { name: 'Snooze' }).click()
  await expect(toastOf(page)).toContainText(`${word} 2: snoozed until`)
  await expect(rowOf(page, `${word} 2`)).toHaveCount(0)
  // The panel opens the next enquiry that needs a reply.
  await expect(panel.getByRole('heading', { name: `${word} 1` })).toBeVisible()
  await page.goto(`/dashboard?q=${word}&stage=snoozed`)
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowOf(page, `${word} 2`)).toContainText(/10:30.am/)

  // Its time comes: the desk tells without being reloaded.
  const { token } = await page.evaluate(() => ({ token: localStorage.getItem('authToken') }))
  const soon = new Date(Date.now() + 3000).toISOString()
  const headers = { authorization: `Bearer ${token}` }
  const data = { snoozedUntil: soon }
  const answer = await page.request.put(`/api/enquiries/${sent?._id}/status`, { data, headers })
  expect(answer.ok()).toBe(true)
  // Other journeys' snoozes end too.
  const isBack = async () => {
    const found = await page.request.get(`/api/enquiries?q=${word}&stage=back`, { headers })
    return (await found.json()).total
  }
  await expect.poll(isBack).toBe(1)
  const back = page.getByRole('link', { name: /back from snooze$/ })
  await expect(back).toBeVisible({ timeout: 20_000 })
  await back.click()
  await expect(rowOf(page, `${word} 2`)).toContainText('Back from snooze')
  await rowOf(page, `${word} 2`).getByRole('link').click()
  await expect(panel.getByText('Back from snooze')).toBeVisible()
})

test('many are snoozed at once, and undone', async ({ page, isMobile }) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 3, () => ({ subject: word }))
  await openDesk(page, `?q=${word}&stage=reply`)
  await expect(rowsOf(page)).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const change = page.getByRole('button', { name: 'Change (3)' })
  await expect(change).toBeVisible()
  if (isMobile) {
    await change.click()
    await page.getByRole('menuitem', { name: 'Snooze…' }).press('Enter')
  } else await page.keyboard.press('h')
  await page.getByRole('option', { name: /^Tomorrow morning, / }).click()
  await expect(toastOf(page)).toContainText('3 enquiries snoozed.')
  await expect(rowsOf(page).filter({ hasText: word })).toHaveCount(0)
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(rowsOf(page)).toHaveCount(3)
})
