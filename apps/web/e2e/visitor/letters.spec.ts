import { expect, test } from '@playwright/test'
import { linkMailedTo } from '../account/account-steps.ts'
import { openDesk, sendEnquiries, uniqueWord } from '../desk/desk-steps.ts'
import { onPhone } from '../devices.ts'
import { expectAccessible } from '../themes.ts'

test(
  'an email confirms that an enquiry arrived, and its link unsubscribes and subscribes again',
  onPhone,
  async ({ page, browser }) => {
    const email = `${uniqueWord()}@mailbox.in`
    const [sent] = await sendEnquiries(page.request, 1, () => ({ email }))
    await page.goto(await linkMailedTo(email, 'unsubscribe'))
    const main = page.getByRole('main')
    await expect(main.getByText(`We write to ${email} when your enquiry arrives`)).toBeVisible()
    await main.getByRole('button', { name: 'Stop these emails' }).click()
    await expect(main.getByText(`We no longer send emails to ${email}`)).toBeVisible()
    await expectAccessible(page)

    const desk = await browser.newPage()
    await openDesk(desk, `?enquiry=${sent?._id}`)
    const panel = desk.locator('[data-desk-panel]')
    await expect(panel.getByText('They have unsubscribed from our emails.')).toBeVisible()
    await expect(panel.getByLabel('Answer by email')).toHaveCount(0)

    await page.reload()
    await main.getByRole('button', { name: 'Start sending emails again' }).click()
    await expect(main.getByRole('button', { name: 'Stop these emails' })).toBeVisible()
    await desk.reload()
    await expect(panel.getByLabel('Answer by email')).toBeVisible()
    await desk.close()
  },
)
