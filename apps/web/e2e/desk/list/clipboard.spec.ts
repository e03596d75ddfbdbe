import { expect, type Page, test } from '@playwright/test'
import { onDesktop, onPhone } from '../../devices.ts'
import { openDesk, sendEnquiries, toastOf, uniqueWord } from '../desk-steps.ts'

for (const [why, device, close] of [
  // Granting no permission makes the browser refuse them all.
  ['the browser refuses the clipboard', onPhone, (page: Page) => page.context().grantPermissions([])],
  ['the browser has no clipboard', onDesktop, (page: Page) => page.addInitScript(forgetClipboard)],
] as const) {
  test(`where ${why}, the table can be copied by hand`, device, async ({ page }) => {
    const word = uniqueWord()
    await sendEnquiries(page.request, 1, () => ({ subject: word }))
    await close(page)
    await page.addInitScript(keepRevoked)
    await openDesk(page, `?q=${word}`)
    await page.getByRole('button', { name: 'Copy (All)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy by hand' })
    const table = dialog.getByLabel('The table')
    await expect(table).toHaveValue(new RegExp(`"Visitor 1",.*,"${word}",`))
    await expect(table).toBeFocused()
    expect(await table.evaluate(selectedText)).toBe(await table.inputValue())
    const file = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download as a file' }).click()
    expect((await file).suggestedFilename()).toMatch(/^enquiries-\d{4}-\d{2}-\d{2}\.csv$/)
    // Safari reads the file only after the click.
    expect(await page.evaluate(() => document.documentElement.dataset.revoked)).toBeUndefined()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
    await expect(toastOf(page)).toHaveCount(0)
  })
}

/** As on a page that is not served over HTTPS. */
function forgetClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined })
}

/** Records that the URL of a file is revoked. */
function keepRevoked(): void {
  URL.revokeObjectURL = (address) => {
    document.documentElement.dataset.revoked = address
  }
}

const selectedText = (field: HTMLElement) =>
  field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : ''
