import { expect, test } from '@playwright/test'
import { confirmEmail, newPerson, registerByCall } from '../../account/account-steps.ts'
import {
  anotherBrowser,
  closeHelper,
  keepSession,
  openDesk,
  panelOf,
  sendEnquiries,
  uniqueWord,
} from '../desk-steps.ts'
import { colleagueAt } from './colleague-steps.ts'

test('two staff answer one customer at once, and each reads what the others wrote before', async ({
  page,
  browser,
}) => {
  const person = newPerson()
  const session = await registerByCall(page, person)
  await confirmEmail(page, person)
  const word = uniqueWord()
  const [sent] = await sendEnquiries(
    page.request,
    1,
    () => ({ subject: word, name: person.name, email: person.email }),
    session.token,
  )
  const path = `/dashboard?q=${word}&enquiry=${sent?._id}`
  const following = page.waitForResponse('**/api/enquiries/live')
  await openDesk(page, path.replace('/dashboard', ''))
  await following
  const hers = await colleagueAt(path, browser, page)
  const [mine, theirs] = [panelOf(page), panelOf(hers)]
  await mine.getByLabel('Answer by email').fill('There is a boat on Friday.')
  await theirs.getByLabel('Answer by email').fill('Friday is full, Saturday is free.')
  await theirs.getByRole('button', { name: 'Send', exact: true }).click()

  const unread = mine.getByRole('alert').filter({ hasText: 'Read this before you send' })
  await expect(unread.getByText('Friday is full, Saturday is free.')).toBeVisible()
  await expect(mine.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await unread.getByRole('button', { name: 'I have read it' }).click()
  await mine.getByLabel('Answer by email').fill('Shall we hold Saturday for you?')
  await mine.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(mine.getByLabel('Answer by email')).toHaveValue('')

  const customer = await anotherBrowser(browser, page)
  await keepSession(customer, session)
  await customer.goto('/dashboard')
  await closeHelper(customer)
  for (const answer of ['Friday is full, Saturday is free.', 'Shall we hold Saturday for you?'])
    await expect(customer.getByText(answer)).toHaveCount(1)
  await expect(customer.getByText('There is a boat on Friday.')).toHaveCount(0)
  await customer.getByLabel('Your message').fill('Saturday, please.')
  await customer.getByRole('button', { name: 'Send message' }).click()
  for (const panel of [mine, theirs])
    await expect(
      panel.getByRole('region', { name: 'Conversation' }).getByText('Saturday, please.'),
    ).toHaveCount(1)
  await hers.context().close()
  await customer.context().close()
})
