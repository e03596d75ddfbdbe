import { expect, type Page } from '@playwright/test'
import { openDesk, panelOf, sendEnquiries, uniqueWord } from '../desk-steps.ts'

export const refusal = (status: number, message: string, headers: Record<string, string> = {}) => ({
  status,
  headers,
  json: { message },
})

export async function openOne(page: Page) {
  const word = uniqueWord()
  const [sent] = await sendEnquiries(page.request, 1, () => ({ subject: word }))
  const whole = page.waitForResponse((answer) => answer.url().endsWith(`/api/enquiries/${sent?._id}`))
  const session = await openDesk(page, `?q=${word}&enquiry=${sent?._id}`)
  const panel = panelOf(page)
  // The panel first shows what the list has: wait for the rest, which a test must not overtake.
  await (await whole).finished()
  await expect(panel.getByRole('heading', { name: word })).toBeVisible()
  await expect(panel.getByText('Enquiry received')).toBeVisible()
  return { word, id: sent?._id ?? '', session, panel }
}
