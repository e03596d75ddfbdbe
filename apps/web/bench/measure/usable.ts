import type { Page } from 'playwright'

/**
 * Taps the Enquiry tab as soon as it can be hit, until the form's first field can be seen. The page itself looks for
 * both, by one selector a frame: to find a tab by its role takes longer the more a page has to say.
 */
export async function timeUntilUsable(page: Page): Promise<number> {
  const tab = await page.waitForFunction(() => {
    const { left, top, width, height } =
      document.querySelector('button[commandfor=enquiry]')?.getBoundingClientRect() ?? new DOMRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return document.elementFromPoint(x, y)?.closest('button[commandfor=enquiry]') ? { x, y } : false
  })
  const place = await tab.jsonValue()
  if (place) await page.touchscreen.tap(place.x, place.y)
  // On the contact page the tab leads to the form that is there already.
  const opened = await page.waitForFunction(() => {
    const fields = [...document.querySelectorAll('input[name=name]')]
    return fields.some((field) => field.checkVisibility()) && performance.now()
  })
  return Number(await opened.jsonValue())
}
