import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Browser, Page } from 'playwright'
import { serveFolder } from '../serve-folder.ts'

const slots = ['breadcrumbs', 'hero-title', 'button', 'price-amount', 'carousel', 'faq', 'enquiry-form']

/** Lists the problems of a built page, in its HTML and in a browser; `wholeSheet` is the complete stylesheet. */
export async function troublesOf(browser: Browser, file: string, wholeSheet: string): Promise<string[]> {
  const html = readFileSync(file, 'utf8')
  const missing = slots.filter((slot) => !html.includes(`data-slot="${slot}"`))
  const troubles = missing.map((slot) => `the HTML lacks data-slot="${slot}"`)
  if (!html.includes('₹4,500')) troubles.push('the HTML lacks the price')

  const site = await serveFolder(dirname(file))
  const page = await browser.newPage()
  // Hydration mismatches, missing files and refused imports are all logged here.
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
  try {
    await page.goto(site.origin, { waitUntil: 'networkidle' })
    troubles.push(...(await unstyled(page, wholeSheet)), ...(await notHydrated(page)))
  } finally {
    await page.close()
    site.close()
  }
  return troubles
}

/** Prepends the complete stylesheet: where that changes a computed style, the page lacks a rule. */
async function unstyled(page: Page, wholeSheet: string): Promise<string[]> {
  const { changed, fonts } = await page.evaluate(async (css) => {
    const elements = [...document.querySelectorAll('body, body *')]
    const look = (element: Element) => {
      const style = getComputedStyle(element)
      const properties = [...style].filter((property) => !property.startsWith('--'))
      return properties.map((property) => `${property}: ${style.getPropertyValue(property)}`)
    }
    // Stop animations: their styles would differ between the two readings.
    const still = document.createElement('style')
    still.textContent = '*, ::before, ::after { animation: none !important; transition: none !important }'
    document.head.append(still)
    const before = elements.map(look)
    const whole = document.createElement('style')
    whole.textContent = css
    document.head.prepend(whole)
    const changed = elements.flatMap((element, index) => {
      const property = look(element).find((now, place) => now !== before[index]?.[place])
      return property ? [`${element.getAttribute('data-slot') ?? element.localName} gets ${property}`] : []
    })
    whole.remove()
    still.remove()
    const faces = await document.fonts.load('16px "Figtree Variable"')
    return {
      changed,
      fonts: faces.length,
    }
  }, wholeSheet)
  return [
    ...(changed.length === 0
      ? []
      : [`${changed.length} elements lack style rules: ${changed.slice(0, 5).join(', ')}`]),
    ...(fonts > 0 ? [] : ['the body font did not load']),
  ]
}

/** Only a hydrated form shows a problem when it is submitted empty. */
async function notHydrated(page: Page): Promise<string[]> {
  await page.locator('[data-slot=enquiry-form] button[type=submit]').click()
  const problem = page.getByText('Name is required').first()
  return problem.waitFor().then(
    () => [],
    () => ['an empty form shows no problem: it was not hydrated'],
  )
}
