import { expect, test } from '@playwright/test'
import { onDesktop } from '../devices.ts'
import { openDesk, rowsOf, sendEnquiries, toastOf, uniqueWord } from './desk-steps.ts'

test(
  'a selection survives paging, takes in all that match, and is what is copied',
  onDesktop,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const word = uniqueWord()
    await sendEnquiries(page.request, 12, (n) => ({
      name: `Visitor ${n}`,
      subject: n === 2 ? `${word}, "two" lines` : word,
      message: n === 2 ? '=1+1 is not run\nand this is line two' : 'Is there room for us?',
      ...(n === 1 && { dateOfPlan: '' }),
    }))
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await openDesk(page, `?q=${word}`)
    await expect(rowsOf(page)).toHaveCount(10)
    await page.getByRole('checkbox', { name: 'Select the enquiry of Visitor 12' }).check()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(rowsOf(page)).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Select the enquiry of Visitor 1', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Select the enquiry of Visitor 2', exact: true }).check()
    await page.getByRole('button', { name: 'Copy (3)' }).click()
    await expect(toastOf(page)).toContainText('3 enquiries copied.')
    const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date())
    const rows = [
      ['Name', 'Phone', 'Email', 'Date of Plan', 'Subject', 'Message', 'Created Date'],
      ...[
        ['Visitor 12', 'visitor12@example.com', '24/12/2026', word, 'Is there room for us?'],
        [
          'Visitor 2',
          'visitor2@example.com',
          '24/12/2026',
          `${word}, "two" lines`,
          "'=1+1 is not run and this is line two",
        ],
        ['Visitor 1', 'visitor1@example.com', 'N/A', word, 'Is there room for us?'],
      ].map(([name = '', ...rest]) => [name, '+91 98220 12345', ...rest, today]),
    ]
    const quoted = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    expect(await readClipboard()).toBe(quoted.join('\r\n'))
    expect(await page.evaluate(readCopiedTable)).toEqual(rows)

    await page.getByRole('button', { name: 'Clear selection' }).click()
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(rowsOf(page)).toHaveCount(10)
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await expect(page.getByText('10 of 12 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Select all 12 matching' }).click()
    await expect(page.getByRole('button', { name: 'Delete Selected (12)' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await page.getByRole('button', { name: 'Copy (All)' }).click()
    await expect(toastOf(page).filter({ hasText: '12 enquiries copied.' })).toBeVisible()
    expect((await readClipboard()).split('\r\n')).toHaveLength(13)
  },
)

/** What a spreadsheet finds in the HTML on the clipboard. */
async function readCopiedTable(): Promise<string[][]> {
  const [item] = await navigator.clipboard.read()
  const html = await (await item?.getType('text/html'))?.text()
  const table = new DOMParser().parseFromString(html ?? '', 'text/html').querySelector('table')
  return [...(table?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent))
}

test('shift takes everything between two rows', onDesktop, async ({ page }) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 5, () => ({ subject: word }))
  await openDesk(page, `?q=${word}`)
  await page.getByRole('checkbox', { name: 'Select the enquiry of Visitor 4' }).check()
  await page
    .getByRole('checkbox', { name: 'Select the enquiry of Visitor 2' })
    .click({ modifiers: ['Shift'] })
  await expect(page.getByRole('button', { name: 'Copy (3)' })).toBeVisible()
})
