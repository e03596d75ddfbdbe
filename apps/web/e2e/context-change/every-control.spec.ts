import { expect, type Page, test } from '@playwright/test'
import { interactions } from '../../bench/measure/interactions.ts'
import { pageKinds } from '../../bench/page-kinds.ts'
import { onDesktop, onPhone } from '../devices.ts'

for (const [place, path] of pageKinds.entries()) {
  // Each page on one device: both render the same parts.
  const device = place % 2 === 0 ? onDesktop : onPhone
  test(
    `${path}: a context change before hydration loses nothing, and every control works`,
    device,
    async ({ page }) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      const served = await servedControls(page, path)
      await page.goto(path)
      await expect(page.locator('html[data-context-changed]')).toBeAttached()
      await expect(page.locator('#app[data-part="live"]')).toHaveCount(1)
      // The controls of the HTML, before any interaction.
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

/** Uses the first control of each kind, by pointer or keyboard. */
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
 * Runs in the page: controls that React has not hydrated. Finds and reads them in one call, because a closing drawer
 * unmounts its fields, and unmounted fields have no handlers.
 */
function withoutHandlers(selector: string): string[] {
  const known = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  return [...document.querySelectorAll(selector)]
    .filter((element) => !known(element))
    .map(({ outerHTML }) => outerHTML)
}
