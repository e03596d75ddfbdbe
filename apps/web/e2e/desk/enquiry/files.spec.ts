import { expect, type Page, test } from '@playwright/test'
import { confirmEmail, newPerson, registerByCall } from '../../account/account-steps.ts'
import { expectLegible } from '../../themes.ts'
import { anotherBrowser, closeHelper, keepSession, openDesk, panelOf, sendEnquiries } from '../desk-steps.ts'

const picture = {
  name: 'our beach.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAICAIAAABPmPnhAAAAFElEQVR42mNkYPhfz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC',
    'base64',
  ),
}
const pdf = { name: 'voucher.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nA voucher') }

const attach = async (page: Page, file: typeof picture) => {
  await page.getByLabel('Files to attach').setInputFiles(file)
  await expect(page.getByRole('button', { name: `Remove ${file.name}` })).toBeVisible()
}

test('a customer attaches a picture, staff see it and answer with a PDF, which the customer opens', async ({
  page,
  browser,
}) => {
  const person = newPerson()
  await keepSession(page, await registerByCall(page, person))
  await confirmEmail(page, person)
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '')
  const { name, email } = person
  const [sent] = await sendEnquiries(page.request, 1, () => ({ name, email }), token)
  await page.goto('/dashboard')
  await closeHelper(page)
  await page.getByRole('button', { name: 'Write a message' }).click()
  await page.getByLabel('Your message').fill('Is it this beach?')
  await attach(page, picture)
  await expectLegible(page, '.my-enquiry')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('img', { name: picture.name })).toBeVisible()
  await expect(page.getByRole('button', { name: `Remove ${picture.name}` })).toHaveCount(0)

  const desk = await anotherBrowser(browser, page)
  await openDesk(desk, `?enquiry=${sent?._id}`)
  const panel = panelOf(desk)
  await expect(panel.getByRole('img', { name: picture.name })).toBeVisible()
  await panel.getByLabel('Answer by email').fill('It is. Here is your voucher.')
  await attach(desk, pdf)
  await expectLegible(desk, '[data-desk-panel]')
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(panel.getByRole('button', { name: pdf.name })).toBeVisible()
  await desk.context().close()

  await page.reload()
  await closeHelper(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: pdf.name }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe(pdf.name)
  const chunks = []
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk)
  expect(Buffer.concat(chunks).equals(pdf.buffer)).toBe(true)
})
