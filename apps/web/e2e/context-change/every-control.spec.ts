import { expect, type Page, test } from '@playwright/test'
import { interactions } from '../../bench/measure/interactions.ts'
import { pageKinds } from '../../bench/page-kinds.ts'
import { onDesktop, onPhone } from '../devices.ts'

for (const [place, path] of pageKinds.entries()) {
  // One kind of device each: the parts are the same.
  const device = place % 2 === 0 ? onDesktop : onPhone
  test(
    `${path}: nothing is lost by a context that changes, and every control answers`,
    device,
    async ({ page }) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      const served = await servedControls(page, path)
      await page.goto(path)
      await expect(page.locator('html[data-context-changed]')).toBeAttached()
      await expect(page.locator('#app[data-part="live"]')).toHaveCount(1)
      // Before anybody is there: what the HTML came with.
      expect(await page.locator(controls).count()).toBeGreaterThanOrEqual(served)
      await useEachKind(page)
      expect(await page.evaluate(withoutHandlers, controls)).toEqual([])
      expect(complaints).toEqual([])
    },
  )
}

const controls = ':is(button, select, input, textarea):not([type=hidden], noscript *)'

async function servedControls(page: Page, path: string): Promise<number> {
  const html = await (await page.request.get(path)).text()
  return page.evaluate(
    ([text = '', selector = '']) =>
      new DOMParser().parseFromString(text, 'text/html').querySelectorAll(selector).length,
    [html, controls],
  )
}

/** The first of each kind, by pointer or keys. */
async function useEachKind(page: Page): Promise<void> {
  for (const { target, unfolds, by, state, undo } of interactions) {
    const control = page.locator(target).filter({ visible: true }).first()
    const fold = unfolds ? page.locator(unfolds).filter({ visible: true }).first() : undefined
    if (fold && (await fold.count()) > 0) await fold.click()
    if ((await control.count()) === 0) continue
    const before = await page.evaluate(state)
    if (by === 'keys') await control.selectOption({ index: 1 })
    else await control.click()
    await expect.poll(() => page.evaluate(state), target).not.toBe(before)
    if (undo === 'Escape') {
      await page.keyboard.press(undo)
      await expect.poll(() => page.evaluate(state), target).toBe(before)
    }
  }
}

/**
 * Runs in the page: controls that React knows nothing of. Found and read in one call: a closing drawer drops its
 * fields, and a dropped field has lost its handlers.
 */
function withoutHandlers(selector: string): string[] {
  const known = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  return [...document.querySelectorAll(selector)]
    .filter((element) => !known(element))
    .map(({ outerHTML }) => outerHTML)
}
