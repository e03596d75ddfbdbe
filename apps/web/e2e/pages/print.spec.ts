import { expect, type Page, test } from '@playwright/test'
import { onDesktop } from '../devices.ts'

/** A4 without its margins. */
const paper = { width: 718, height: 1015 }

const paths = [
  '/hotels/amara-grand-hotel',
  '/hotels/la-view-hotel',
  '/activitys/sunset-cruise-goa',
  '/beaches/anjuna-beach-goa-india',
  '/rates/la-view-hotel',
  '/refund-policy',
  '/terms-and-conditions',
  '/privacy-policy',
  '/contact',
  '/membership',
]

for (const path of paths) {
  test(`${path} prints at the width of the paper, without controls`, onDesktop, async ({ page }) => {
    await openPrinted(page, path)
    const print = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      controls: [
        ...document.querySelectorAll(
          'button, .sg-button, iframe, [data-slot="site-header"] nav, dialog, [data-slot="floating-contact"], [data-slot="membership-cta-group"]',
        ),
      ]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => part.textContent?.trim() || part.className),
    }))
    expect(print).toEqual({ width: paper.width, controls: [] })
    await expect(page.getByText('Loading the map')).toBeHidden()
  })
}

test(
  'a hotel prints with its answers and pictures, and without other hotels',
  onDesktop,
  async ({ page }) => {
    await openPrinted(page, '/hotels/amara-grand-hotel')
    const answers = page.locator('#faq [data-slot="faq-answer"]')
    await expect(answers).not.toHaveCount(0)
    for (const answer of await answers.all()) await expect(answer).toBeVisible()
    const heights = await answers.evaluateAll((all) =>
      all.map((answer) => answer.parentElement?.offsetHeight),
    )
    expect(heights).not.toContain(0)
    await expect(page.getByRole('heading', { name: 'Other Hotels' })).toBeHidden()
    // The text takes the full width, not a column beside the price.
    expect((await page.locator('#faq').boundingBox())?.width).toBeGreaterThan(paper.width * 0.8)
    // Pictures are fetched before printing; emulation doesn't, so this takes the pages from a PDF.
    await page.pdf({ format: 'A4' })
    await expect.poll(() => missingPictures(page)).toEqual([])
    expect(await page.locator('main img:visible').count()).toBeGreaterThan(3)
  },
)

test('an activity prints with its pictures and those of its visitors', onDesktop, async ({ page }) => {
  await openPrinted(page, '/activitys/boat-party-in-goa')
  await page.pdf({ format: 'A4' })
  await expect.poll(() => missingPictures(page)).toEqual([])
  for (const wall of ['Pictures of Boat Party in Goa', "Pictures of Boat Party in Goa, visitors' photos"])
    expect(
      await page.getByRole('list', { name: wall, exact: true }).locator('img:visible').count(),
    ).toBeGreaterThan(1)
})

const missingPictures = (page: Page) =>
  page
    .locator('main img:visible')
    .evaluateAll((all) =>
      (all as HTMLImageElement[]).filter((image) => !image.naturalWidth).map(({ alt }) => alt),
    )

async function openPrinted(page: Page, path: string): Promise<void> {
  await page.setViewportSize(paper)
  await page.goto(path)
  await expect(page.getByRole('banner')).toHaveAttribute('data-live', '')
  await page.emulateMedia({ media: 'print' })
}
