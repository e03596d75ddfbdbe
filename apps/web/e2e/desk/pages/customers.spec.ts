import { expect, test } from '@playwright/test'
import { onPhone } from '../../devices.ts'
import { expectAccessible, expectValidMarkup } from '../../themes.ts'
import { openDesk, panelOf, rowOf, sendEnquiries, uniqueWord } from '../desk-steps.ts'

test(
  'a call is entered, its caller is recognised as an earlier customer, separated again, and blocked',
  onPhone,
  async ({ page }) => {
    const word = uniqueWord()
    const digits = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
    const email = `${word}@example.com`
    await sendEnquiries(page.request, 1, () => ({ name: `Zarine ${word}`, email, phone: `+91 ${digits}` }))

    await openDesk(page)
    await page.getByRole('button', { name: 'New enquiry' }).click()
    const form = page.getByRole('dialog', { name: 'New enquiry' })
    await form.getByRole('radio', { name: 'A call' }).check()
    await form.getByLabel('Name').fill('Zarine on the phone')
    await form.getByLabel('Subject').fill(`A boat ${word}`)
    await form.getByLabel('Message').fill('For six.')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Enter a phone number or an email address')).toBeVisible()
    await form.getByLabel('Phone').fill(`0${digits}`)
    await form.getByRole('button', { name: 'Save' }).click()
    const panel = panelOf(page)
    await expect(panel.getByRole('heading', { name: 'Zarine on the phone' })).toBeVisible()
    await expect(panel.getByText(/^Phone call, entered by/)).toBeVisible()
    await panel.getByRole('link', { name: 'Their first enquiry' }).click()

    await expect(page.getByRole('heading', { name: 'Zarine on the phone', level: 1 })).toBeVisible()
    await expectValidMarkup(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: `Zarine ${word}, ${email}: not the same person` }).click()
    await expect(page.getByRole('heading', { name: 'Could be the same person' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Not the same person' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('They may be suggested as the same person again.')).toBeVisible()
    await page.getByRole('button', { name: `Zarine ${word}, ${email}: the same person` }).click()
    await expect(page.getByRole('link', { name: 'A question' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('They are two customers again.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'A question' })).toHaveCount(0)
    await page.getByRole('button', { name: `Zarine ${word}, ${email}: the same person` }).click()
    await expect(page.getByRole('heading', { name: 'Also known as' })).toBeVisible()

    await page.getByRole('button', { name: 'Block', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
    await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible()
    await sendEnquiries(page.request, 1, () => ({ name: `Zarine ${word}`, email, subject: `Again ${word}` }))
    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: `Again ${word}` })).toContainText('Spam')

    await page.goto(`/dashboard?q=${word}`)
    await expect(rowOf(page, 'Zarine on the phone').getByText('Blocked')).toBeVisible()

    await page.goto('/dashboard/customers')
    await page.getByLabel('Search', { exact: true }).fill(digits)
    const found = page.getByRole('list', { name: 'Customers' }).getByRole('listitem')
    await expect(found).toHaveCount(1)
    await expect(found).toContainText('3 enquiries')
    await expect(page).not.toHaveURL(new RegExp(digits))
  },
)
