import { expect, test } from '@playwright/test'
import { openDesk } from '../desk/desk-steps.ts'
import { onDesktop, onPhone } from '../devices.ts'
import { seesMostOnPhone } from '../themes.ts'

const messageOf = (href: string | null) => new URL(href ?? '').searchParams.get('text') ?? ''

test('the footer and the helper offer a chat whose message contains the time', onPhone, async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp' })
  const helper = page
    .getByRole('region', { name: 'How can we help?' })
    .getByRole('link', { name: 'WhatsApp' })
  for (const link of [helper, footer]) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/918320000142\?text=.*Sent/)
    const message = messageOf(await link.getAttribute('href'))
    expect(message).toMatch(/Sent: \d\d\/\d\d\/\d{4}, \d\d:\d\d\s[ap]m$/)
    for (const place of ['Name', 'Email', 'Phone', 'Service interest', 'Check-in', 'Check-out']) {
      expect(message).toContain(`${place}: [`)
    }
  }
})

test('the helper closes itself, and its button opens it again', onDesktop, async ({ page }) => {
  await page.goto('/dining')
  const heading = page.getByRole('heading', { name: 'How can we help?' })
  await expect(heading).toBeVisible()
  await expect(heading).toBeHidden({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Open contact help' }).click()
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(heading).toBeHidden()
})

test(
  'a link leads to the top of the next page, and Back to where the reader was',
  seesMostOnPhone,
  async ({ page }) => {
    await page.goto('/hotels')
    const head = page.getByRole('banner')
    await expect(head).toHaveAttribute('data-live', '')
    await page.evaluate(() => {
      // The router stores the position on a scroll event, which comes with the next frame.
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
      scrollTo({ top: 900, behavior: 'instant' })
      return scrolled
    })
    // Without the pointer: Playwright would scroll the page to reach the sliding bar.
    const place = await head.getByRole('link', { name: 'Susegad, home' }).evaluate((link: HTMLElement) => {
      const top = scrollY
      link.click()
      return top
    })
    await expect(page).toHaveTitle('Susegad: hotels, activities and beaches in Goa')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(5)
  },
)

test(
  'buttons beside a page stay where they are while the header hides and comes back',
  onDesktop,
  async ({ page }) => {
    await page.goto('/hotels/amara-grand-hotel')
    const head = page.getByRole('banner')
    await expect(head).toHaveAttribute('data-live', '')
    const button = page.getByRole('main').getByRole('button', { name: 'Send an enquiry' })
    const places = await button.evaluate(async (it) => {
      const aside = it.closest('aside')
      const bar = () => document.querySelector<HTMLElement>('.sg-site-header')?.dataset.bar
      const tops = new Set<number>()
      const note = () => tops.add(Math.round(it.getBoundingClientRect().top))
      const until = async (isDone: () => boolean) => {
        while (!isDone()) {
          await new Promise(requestAnimationFrame)
          note()
        }
      }
      scrollTo({ top: 900, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      note()
      await until(() => bar() === 'hidden')
      await until(() => bar() !== 'hidden' && aside?.getAnimations().length === 0)
      return [...tops]
    })
    expect(places).toHaveLength(1)
  },
)

test('the breadcrumbs name the page in view while the next one is on its way', onPhone, async ({ page }) => {
  const faults: Error[] = []
  page.on('pageerror', (error) => faults.push(error))
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  await page.route('**/dining.json', async (route) => {
    await sent
    await route.continue()
  })
  await page.goto('/beaches')
  await expect(page.getByRole('banner')).toHaveAttribute('data-live', '')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dining' }).press('Enter')
  await expect(page).toHaveURL(/\/dining$/)
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  // Hovering hydrates the part of the page that holds it.
  await trail.hover()
  await expect(trail).toHaveText(/Beaches$/)
  send()
  await expect(trail).toHaveText(/Dining$/)
  expect(faults).toEqual([])
})

test('no floating control covers another', async ({ page }, { project }) => {
  const widths = project.name === 'phone' ? [320, 390] : [768, 1440]
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/hotels')
    const helper = page.getByRole('region', { name: 'How can we help?' })
    await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }))
    const top = page.getByRole('button', { name: 'Scroll to top' })
    await expect(top).toBeVisible()
    const floating = [
      helper,
      top,
      page.locator('[data-slot="membership-cta-group"]'),
      page.getByRole('button', { name: 'Enquiry', exact: true }),
    ]
    const boxes = await Promise.all(floating.map((part) => part.boundingBox()))
    expect(boxes.flatMap((one, i) => boxes.slice(i + 1).map((other) => overlap(one, other)))).not.toContain(
      true,
    )
  }
})

type Box = { x: number; y: number; width: number; height: number } | null

function overlap(one: Box, other: Box): boolean {
  if (!one || !other) throw new Error('A floating part is not in the page.')
  const beside = one.x + one.width <= other.x || other.x + other.width <= one.x
  return !beside && one.y < other.y + other.height && other.y < one.y + one.height
}

test(
  'on a landscape tablet every link of the header is visible and clickable',
  onDesktop,
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    const covered = () =>
      page.locator('[data-slot="site-header-nav"] a').evaluateAll((links) =>
        links
          .filter((link) => {
            const { left, right, top, height } = link.getBoundingClientRect()
            const ends = [left + 1, (left + right) / 2, right - 1]
            return ends.some((x) => document.elementFromPoint(x, top + height / 2) !== link)
          })
          .map((link) => link.textContent),
      )
    await page.goto('/dining')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    expect(await covered()).toEqual([])
    await openDesk(page)
    expect(await covered()).toEqual([])
  },
)
