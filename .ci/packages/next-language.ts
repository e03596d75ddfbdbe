import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { hindi } from '../../packages/ui/src/locale/hi.ts'
import { serveFolder } from '../serve-folder.ts'

/** The page's brand colour, dark enough to be unchanged in the light theme. */
const brand = '#8a1c4a'

/** Opens the page that a server component renders in Hindi and a brand, and lists what is missing. */
export async function languageTroubles(browser: Browser, folder: string): Promise<string[]> {
  const texts = [hindi.pagination?.next, hindi.enquiryForm?.submit].filter((text) => text !== undefined)
  const html = readFileSync(join(folder, 'hindi.html'), 'utf8')
  const troubles = texts.filter((text) => !html.includes(text)).map((text) => `the HTML lacks ${text}`)
  const site = await serveFolder(folder)
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
  try {
    await page.goto(`${site.origin}/hindi.html`, { waitUntil: 'networkidle' })
    // Away from the button, whose hover colour differs.
    await page.mouse.move(0, 700)
    const said = (await page.locator('main').textContent()) ?? ''
    for (const text of texts)
      if (!said.includes(text)) troubles.push(`after hydration the page lacks ${text}`)
    const { colour, corner } = await page
      .locator('[data-slot="button"]')
      .first()
      .evaluate((button) => {
        const style = getComputedStyle(button)
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')
        if (!canvas) throw new Error('This browser has no canvas.')
        canvas.fillStyle = style.backgroundColor
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
        const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')
        return { colour: `#${hex}`, corner: style.borderTopLeftRadius }
      })
    if (colour !== brand) troubles.push(`the button is ${colour} instead of the brand's ${brand}`)
    if (corner !== '0px') troubles.push(`the button's corner is ${corner} in a brand without rounding`)
  } finally {
    await page.close()
    site.close()
  }
  return troubles
}
