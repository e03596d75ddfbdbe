import { expect, type Page, test } from '@playwright/test'
import { onDesktop, onPhone } from '../../devices.ts'
import { openDesk, rowsOf, sendEnquiries, uniqueWord } from '../desk-steps.ts'

const long = {
  name: 'Venkatanarasimharajuvaripeta Subramaniam Krishnamurthy',
  email: 'venkatanarasimharajuvaripeta.subramaniam@a-long-company-name.example',
  phone: '+91 (0)98220 12345 ext. 6789',
}

async function openLongList(page: Page): Promise<void> {
  const word = uniqueWord()
  await sendEnquiries(page.request, 14, (n) => ({
    subject: `${word}: rooms for a large family, and a boat on the river in the evening`,
    message: 'We are eleven, three of them children, and would like to know what is open at Christmas.',
    ...(n % 3 === 0 && long),
  }))
  await openDesk(page, `?q=${word}&limit=25`)
  await expect(rowsOf(page)).toHaveCount(14)
}

/** Counts the rows that are fully in the window and below its sticky headers. */
const countWhole = (page: Page) =>
  rowsOf(page).evaluateAll((rows) => {
    const top = document.querySelector('.sg-table-head')?.getBoundingClientRect().bottom ?? 0
    const boxes = rows.map((row) => row.getBoundingClientRect())
    return boxes.filter((box) => box.top >= Math.max(0, top - 1) && box.bottom <= innerHeight).length
  })

/** Texts of these columns that take more than one line. */
const brokenTexts = (page: Page) =>
  rowsOf(page)
    .locator(
      ':is([data-column="phone"], [data-column="email"], [data-column="plan"], [data-column="created"])',
    )
    .evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        const heights = [...text.getClientRects()].map(({ height }) => height)
        const { top, bottom } = text.getBoundingClientRect()
        return bottom - top > 1.5 * Math.max(...heights) ? [cell.textContent] : []
      }),
    )

test(
  'twelve enquiries are in view on a laptop, each phone, email and date on one line',
  onDesktop,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openLongList(page)
    expect(await countWhole(page)).toBeGreaterThanOrEqual(12)
    expect(await brokenTexts(page)).toEqual([])
    // Truncated text is still read aloud, and shown on hover.
    const email = rowsOf(page).getByTitle(long.email).first()
    await expect(email).toHaveText(long.email)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
  },
)

test('four enquiries are in view on a phone', onPhone, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLongList(page)
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeInViewport({ ratio: 1 })
  await rowsOf(page)
    .first()
    .evaluate((row) => row.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await expect.poll(() => countWhole(page)).toBeGreaterThanOrEqual(4)
  expect(await brokenTexts(page)).toEqual([])
})
