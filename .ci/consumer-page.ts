import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Browser, Page } from 'playwright'
import { serveFolder } from './serve-folder.ts'

const slots = ['breadcrumbs', 'hero-title', 'button', 'price-amount', 'carousel', 'faq', 'enquiry-form']

/** Lists the problems of a built page: first in its HTML, then in a browser. */
export async function troublesOf(browser: Browser, file: string): Promise<string[]> {
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
    troubles.push(...(await unstyled(page)), ...(await deaf(page)))
  } finally {
    await page.close()
    site.close()
  }
  return troubles
}

async function unstyled(page: Page): Promise<string[]> {
  const { background, fonts } = await page.evaluate(async () => {
    const button = document.querySelector('[data-slot=button]')
    const faces = await document.fonts.load('16px "Figtree Variable"')
    return { background: button && getComputedStyle(button).backgroundColor, fonts: faces.length }
  })
  return [
    ...(background && background !== 'rgba(0, 0, 0, 0)'
      ? []
      : ['the button has no colour: its stylesheet is not there']),
    ...(fonts > 0 ? [] : ['the text face did not load']),
  ]
}

/** Submitting an empty form names the first problem only after hydration. */
async function deaf(page: Page): Promise<string[]> {
  await page.locator('[data-slot=enquiry-form] button[type=submit]').click()
  const problem = page.getByText('Name is required').first()
  return problem.waitFor({ timeout: 5000 }).then(
    () => [],
    () => ['an empty form was sent without a word: the script did not take over'],
  )
}
