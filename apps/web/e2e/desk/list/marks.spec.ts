import { expect, test } from '@playwright/test'
import { openDesk, rowOf, sendEnquiries, signInByCall, uniqueWord } from '../desk-steps.ts'

test("a customer's mark is beside the name in the list, and is current after a refresh", async ({ page }) => {
  const word = uniqueWord()
  const names = ['Asha', 'Daniel', 'Meera']
  const [asha, daniel] = await sendEnquiries(page.request, names.length, (n) => ({
    name: `${names[n - 1]} ${word}`,
    email: `${names[n - 1]}.${word}@example.com`,
  }))
  const { token } = await signInByCall(page.request)
  const mark = async (id: string | undefined, value: 'vip' | 'blocked' | null) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await page.request.put(`/api/customers/${id}`, { data: { mark: value }, headers })
    expect(answer.ok()).toBe(true)
  }
  await mark(asha?._id, 'vip')
  await mark(daniel?._id, 'blocked')

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openDesk(page, `?q=${word}`)
  const cellOf = (name: string) => rowOf(page, `${name} ${word}`).locator('[data-column="name"]')
  await expect(cellOf('Asha')).toHaveText(`Asha ${word}VIP`)
  await expect(cellOf('Daniel')).toHaveText(`Daniel ${word}Blocked`)
  await expect(cellOf('Meera')).toHaveText(`Meera ${word}`)
  expect(asked.filter((path) => path.startsWith('/api/customers'))).toEqual([])

  await mark(asha?._id, null)
  await mark(daniel?._id, 'vip')
  await page.reload()
  await expect(cellOf('Daniel')).toHaveText(`Daniel ${word}VIP`)
  await expect(cellOf('Asha')).toHaveText(`Asha ${word}`)
})
