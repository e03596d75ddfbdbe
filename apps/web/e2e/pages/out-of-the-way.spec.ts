import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { onPhone } from '../devices.ts'

// In parts: each place waits until scrolling has settled.
const shares = 8
const kept = 'a[href], button, input, select, textarea, summary, td, th, dd, h1, h2, h3, [data-slot="price"]'
/** Running text, which a floating control may cover: it is reported only. */
const words = 'p, li, dt, label, figcaption'
/** Reports each place, not only the first. */
const everyPlace = expect.configure({ soft: true, timeout: 15_000 })

for (let share = 0; share < shares; share++) {
  test(
    `on a phone, floating controls cover no title, control, field or figure, nor one another (${share + 1} of ${shares})`,
    onPhone,
    async ({ page, request }) => {
      const paths = (await publicPages(request)).filter((_path, place) => place % shares === share)
      await page.route(/\.(avif|webp)$/, (route) => route.abort())
      for (const path of paths)
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 700 })
          await open(page, path)
          for (const part of [0, 0.4, 1]) {
            await restAt(page, part)
            const place = `${path} at ${width}, ${part * 100} % down`
            // A page that is still growing settles a moment later.
            await everyPlace.poll(() => page.evaluate(coveredParts, kept), place).toEqual([])
            for (const text of await page.evaluate(coveredParts, words))
              test.info().annotations.push({ type: 'covered text', description: `${place}: ${text}` })
          }
        }
    },
  )
}

test('floating controls step aside for typing, and return on keyboard focus', onPhone, async ({ page }) => {
  await open(page, '/search')
  const tab = page.locator('[data-slot="enquiry-tab"]')
  const opener = page.getByRole('button', { name: 'Open contact help' })
  const isAside = () =>
    page.locator('[data-slot="floating-contact"]').evaluate((part) => getComputedStyle(part).opacity)
  await expect(tab).toHaveCSS('inline-size', '44px')
  await page.getByRole('searchbox').focus()
  await expect(tab).toHaveCSS('inline-size', '19.5px')
  expect(await isAside()).toBe('0')
  await tab.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(tab).toBeFocused()
  await expect(tab).toHaveCSS('inline-size', '44px')
  await opener.focus()
  expect(await isAside()).toBe('1')
})

test(
  'a press that ends the typing reaches its button, though what floats comes back over it',
  onPhone,
  async ({ page }) => {
    await open(page, '/login')
    const button = page.locator('main').getByRole('button', { name: 'Login' })
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (!box) throw new Error('The page has lost its button.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const floating = page.locator('[data-slot="floating-contact"]')
    await floating.evaluate(
      (part, [left, top]) => {
        part.style.translate = 'none'
        const { left: x, top: y, width, height } = part.getBoundingClientRect()
        part.style.translate = `${left - x - width / 2}px ${top - y - height / 2}px`
      },
      [x, y] as const,
    )
    await page
      .locator('main')
      .getByLabel('Email or username')
      .evaluate((field) => field.focus({ preventScroll: true }))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await expect(floating).toHaveCSS('opacity', '1')
    await page.mouse.up()
    await expect(page.locator('main [data-slot="field-error"]').first()).toBeVisible()
  },
)

test('the offer and the arrow step aside for typing, too', onPhone, async ({ page }) => {
  await open(page, '/search?q=beach')
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await expect(page.locator('[data-slot="site-header"]')).toHaveAttribute('data-bar', 'shown')
  await expect.poll(() => opacities(page)).toEqual(['1', '1', '1'])
  await page.getByRole('searchbox').evaluate((field) => field.focus({ preventScroll: true }))
  await expect.poll(() => opacities(page)).toEqual(['0', '0', '0'])
})

test('floating controls step aside while scrolling down, and come back', onPhone, async ({ page }) => {
  await open(page, '/hotels')
  const [moving, tab] = await page.evaluate(async (slots) => {
    const header = document.querySelector('[data-slot="site-header"]')
    if (!header) throw new Error('The page has lost its header.')
    const hidden = new Promise<void>((resolve) => {
      new MutationObserver(() => header.getAttribute('data-bar') === 'hidden' && resolve()).observe(header, {
        attributes: true,
      })
    })
    scrollTo({ top: 900, behavior: 'instant' })
    await hidden
    const own = (slot: string) => document.querySelector(`[data-slot="${slot}"]`) ?? document.body
    return [
      slots.map((slot) => getComputedStyle(own(slot)).opacity),
      getComputedStyle(own('enquiry-tab')).inlineSize,
    ] as const
  }, stepping)
  expect(moving).toEqual(['0', '0', '0'])
  expect(tab).toBe('19.5px')
  await expect(page.locator('[data-slot="site-header"]')).toHaveAttribute('data-bar', 'shown')
  await expect.poll(() => opacities(page)).toEqual(['1', '1', '1'])
})

/** What fades out when it steps aside; the tab gets narrow instead. */
const stepping = ['floating-contact', 'membership-cta-group', 'scroll-to-top']
const opacities = (page: Page) =>
  Promise.all(
    stepping.map((slot) =>
      page.locator(`[data-slot="${slot}"]`).evaluate((part) => getComputedStyle(part).opacity),
    ),
  )

test('the Enquiry tab stays in the margin of a quote', onPhone, async ({ page }) => {
  await open(page, '/quote')
  const box = await page.locator('[data-slot="enquiry-tab"]').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(19.5)
})

async function publicPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths).toContain('/membership')
  const unlisted = ['/rates/amara-grand-hotel', '/rates/la-view-hotel', '/search', '/login', '/register']
  const byLink = ['/enquiry-sent', '/trip', '/unsubscribe', '/set-password', '/join', '/no-such-page']
  return [...paths, ...unlisted, ...byLink]
}

async function open(page: Page, path: string): Promise<void> {
  // Floating controls then move without animation.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => sessionStorage.setItem('contactHelper', 'closed'))
  await page.goto(path)
  await expect(page.locator('[data-slot="site-header"][data-live]')).toBeAttached()
  await expect(page.locator('[data-slot="floating-contact-panel"]')).toBeHidden()
  await expect(page.locator('html[data-tab]')).toBeAttached()
}

/** Scrolls to a fraction of the page and waits for the lower bar, which returns a second later. */
async function restAt(page: Page, part: number): Promise<void> {
  await page.evaluate(
    (share) => scrollTo({ top: share * document.body.scrollHeight, behavior: 'instant' }),
    part,
  )
  if (part > 0) await expect(page.locator('[data-slot="site-header"]')).toHaveAttribute('data-top', 'hidden')
  await expect(page.locator('[data-slot="site-header"]')).toHaveAttribute('data-bar', 'shown')
}

/**
 * What of a selector a floating control covers, such as titles, controls and figures, and other floating controls. Large
 * photos and whole cards may be covered.
 */
function coveredParts(kept: string): string[] {
  const slots = ['floating-contact-opener', 'membership-cta-group', 'scroll-to-top', 'enquiry-tab']
  const isIn = (box: DOMRect, x: number, y: number) =>
    box.left <= x && x <= box.right && box.top <= y && y <= box.bottom
  const parts = slots
    .flatMap((slot) => [...document.querySelectorAll(`[data-slot="${slot}"]`)])
    .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  return parts.flatMap((part) => {
    const box = part.getBoundingClientRect()
    const under = new Set<string>()
    const isLifted = part.getAttribute('data-slot') !== 'enquiry-tab' && box.bottom < innerHeight * 0.65
    if (isLifted) under.add('the middle of the screen')
    for (let x = box.left + 1; x < box.right; x += 6)
      for (let y = box.top + 1; y < box.bottom; y += 6) {
        const other = parts.find((one) => one !== part && isIn(one.getBoundingClientRect(), x, y))
        if (other) under.add(`${other.getAttribute('data-slot')}`)
        for (const element of document.elementsFromPoint(x, y)) {
          const found = element.closest('main, footer') && element.closest(kept)
          if (!found || found.querySelector('img')) continue
          // Part of a card beyond the edge, which is swiped into view.
          if (found.getBoundingClientRect().right > innerWidth) continue
          // The empty space beside the words of a text may be covered.
          const lines = document.createRange()
          lines.selectNodeContents(found)
          const isText = found.matches('h1, h2, h3, p, li, dt, label, figcaption')
          const boxes = (isText ? lines : found).getClientRects()
          if (![...boxes].some((own) => isIn(own, x, y))) continue
          under.add(found.textContent?.trim().slice(0, 40) || found.className)
        }
      }
    return [...under].map((what) => `${part.getAttribute('data-slot')} lies over ${what}`)
  })
}
