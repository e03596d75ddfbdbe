import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../../test/open-site.tsx'

test('typing keeps the scroll position', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]))
  await page.viewport(390, 400)
  await openSite('/search?q=beach')
  await expect.element(page.getByText('0 results for “beach”')).toBeVisible()
  scrollTo(0, 60)
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('bea')
  await expect.element(page.getByText('0 results for “bea”')).toBeVisible()
  expect(scrollY).toBe(60)
})
