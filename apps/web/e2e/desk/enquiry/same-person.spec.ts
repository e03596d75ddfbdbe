import { expect, type Page, test } from '@playwright/test'
import { confirmEmail, newPerson, registerByCall } from '../../account/account-steps.ts'
import { expectAccessible } from '../../themes.ts'
import {
  anotherBrowser,
  closeHelper,
  keepSession,
  openDesk,
  panelOf,
  sendEnquiries,
  uniqueWord,
} from '../desk-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phoneOf = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

/** Folded on a phone. */
async function openPerson(page: Page) {
  const person = panelOf(page).locator('.desk-person')
  await expect(person).toBeVisible()
  await person.evaluate((it: HTMLDetailsElement) => {
    it.open = true
  })
  return person
}

test('two enquiries of one person become one conversation, and two again', async ({ page, browser }) => {
  const word = uniqueWord()
  const person = { ...newPerson(), phone: phoneOf() }
  const session = await registerByCall(page, person)
  await confirmEmail(page, person)
  const own = (n: number) => ({
    name: person.name,
    email: person.email,
    phone: n === 1 ? person.phone : `+91 ${person.phone}`,
    subject: `${word} ${n === 1 ? 'boat' : 'villa'}`,
    message: n === 1 ? 'A boat for six, please.' : 'And a villa for six.',
  })
  const [boat, villa] = await sendEnquiries(page.request, 2, own, session.token)
  await sendEnquiries(page.request, 1, () => ({
    ...own(1),
    email: `other-${person.email}`,
    subject: `${word} car`,
  }))

  await openDesk(page, `?q=${word}&enquiry=${villa?._id}`)
  const panel = panelOf(page)
  const conversation = panel.getByRole('region', { name: 'Conversation' })
  const who = await openPerson(page)
  await expect(who.getByRole('link', { name: `${word} boat` })).toBeVisible()
  await expect(who.getByText('gave the same phone number, but another email address')).toBeVisible()
  await expectAccessible(page)

  const merge = who.getByRole('button', { name: `Merge: ${word} boat` })
  const undo = who.getByRole('button', { name: `Undo merge: ${word} boat` })
  await merge.press('Enter')
  await expect(conversation.getByText('A boat for six, please.')).toBeVisible()
  // Busy until everything shows the merge.
  await expect(undo).toBeEnabled()
  await undo.press('Enter')
  await expect(conversation.getByText('A boat for six, please.')).toHaveCount(0)
  await expect(merge).toBeEnabled()
  await merge.press('Enter')
  await expect(undo).toBeVisible()
  await expect(conversation.getByText('A boat for six, please.')).toBeVisible()

  const customer = await anotherBrowser(browser, page)
  await keepSession(customer, session)
  await customer.goto('/dashboard')
  await closeHelper(customer)
  await expect(customer.getByRole('heading', { name: `${word} villa` })).toBeVisible()
  await expect(customer.getByRole('heading', { name: `${word} boat` })).toHaveCount(0)
  await customer.getByRole('button', { name: 'Write a message' }).press('Enter')
  await expect(customer.getByText('A boat for six, please.')).toBeVisible()
  const replied = await page.request.post(`/api/enquiries/${boat?._id}/replies`, {
    data: { text: 'Does the boat have shade?' },
    headers: { authorization: `Bearer ${session.token}` },
  })
  expect(replied.status()).toBe(201)
  await expect(conversation.getByText('Does the boat have shade?')).toBeVisible()
  await customer.context().close()

  await conversation.getByRole('link', { name: `${word} boat` }).press('Enter')
  await expect(panel.getByText('Merged into another enquiry', { exact: true })).toBeVisible()
  await expect(panel.getByLabel('Answer by email')).toHaveCount(0)
  await expectAccessible(page)
})

test('the number of a caller finds them while it is typed', async ({ page }) => {
  const phone = phoneOf()
  const name = `Asha ${uniqueWord()}`
  await sendEnquiries(page.request, 2, () => ({ name, phone, email: `${uniqueWord()}@example.com` }))
  await openDesk(page)
  await page.getByRole('button', { name: 'New enquiry' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New enquiry' })
  await dialog.getByLabel('Message').fill('Calls back tomorrow.')
  await dialog.getByLabel('Phone').fill(`0${phone}`)
  await expect(dialog.getByText(`${name} · 1 enquiry`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Fill in their details' }).press('Enter')
  await expect(dialog.getByLabel('Name')).toHaveValue(name)
  await expect(dialog.getByLabel('Phone')).toHaveValue(`0${phone}`)
  await dialog.getByRole('button', { name: 'Open their last enquiry' }).press('Enter')
  await expect(panelOf(page).getByRole('heading', { name })).toBeVisible()
})
