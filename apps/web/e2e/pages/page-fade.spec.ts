import { expect, type Page, test } from '@playwright/test'
import { onDesktop, onPhone } from '../devices.ts'

/** Records each view transition with its animations. */
async function noteFades(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const fades: string[][] = []
    Object.assign(window, { fades })
    const start = document.startViewTransition
    Document.prototype.startViewTransition = function (this: Document, update) {
      const transition = start.call(this, update)
      void transition.ready.then(
        () =>
          fades.push(
            document
              .getAnimations()
              .map((it) => (it as CSSAnimation).animationName)
              .filter((name) => name?.startsWith('page-'))
              .sort(),
          ),
        () => {},
      )
      return transition
    }
  })
  return () => page.evaluate(() => (window as unknown as { fades: string[][] }).fades)
}

for (const [reducedMotion, device, animations] of [
  ['no-preference', onDesktop, ['page-arrive', 'page-leave']],
  ['reduce', onPhone, []],
] as const) {
  test(
    `the first page has no transition, the next one has ${animations.length || 'no'} animations`,
    device,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      const fades = await noteFades(page)
      await page.goto('/contact')
      await expect(page.locator('.sg-site-header[data-live]')).toBeVisible()
      expect(await fades()).toEqual([])
      await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
      await expect(page).toHaveURL(/\/$/)
      await expect.poll(fades).toEqual([[...animations]])
    },
  )
}
