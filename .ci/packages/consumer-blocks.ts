import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright'
import { blockFiles } from '../../apps/storybook/.storybook/blocks/block-files.ts'
import { serveFolder } from '../serve-folder.ts'

/** Adds every block to a project by the command on its docs page; returns the problems. */
export async function addBlocks(project: string, workshop: string): Promise<string[]> {
  const files = blockFiles()
  for (const [path, content] of files) {
    mkdirSync(dirname(join(workshop, path)), { recursive: true })
    writeFileSync(join(workshop, path), content)
  }
  const site = await serveFolder(workshop)
  try {
    const blocks = [...files.keys()].filter((path) => path !== 'r/registry.json')
    const addresses = blocks.map((path) => `${site.origin}/${path}`)
    return await shadcn(project, ['add', '--yes', ...addresses])
  } finally {
    site.close()
  }
}

/** Runs shadcn through pnpm, so that it installs the blocks' imports with pnpm. */
function shadcn(project: string, words: string[]): Promise<string[]> {
  return new Promise((resolve) => {
    execFile('npx', ['-y', 'pnpm', 'exec', 'shadcn', ...words], { cwd: project }, (error, stdout, stderr) =>
      resolve(error ? [`${stdout}${stderr}`] : []),
    )
  })
}

/** Lists the problems of the built project: sorting and the enquiry form must work as in the stories. */
export async function blockTroubles(browser: Browser, dist: string): Promise<string[]> {
  const site = await serveFolder(dist)
  const page = await browser.newPage()
  const troubles: string[] = []
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  page.on('pageerror', (error) => troubles.push(error.message))
  // The project has no pictures of its own.
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }))
  await page.route('**/api/enquiries', (route) => route.fulfill({ status: 201, json: {} }))
  try {
    await page.goto(site.origin)
    await page.getByRole('heading', { level: 1, name: 'A house of my own' }).waitFor()
    await page.getByLabel('Sort by').selectOption('cheapest')
    const prices = await page.locator('[data-slot=price-amount]').allInnerTexts()
    const amounts = prices.map((price) => Number(price.replace(/\D/g, '')))
    if (amounts.length === 0 || `${amounts}` !== `${amounts.toSorted((one, other) => one - other)}`)
      troubles.push(`the hotels are not sorted by price: ${prices.join(', ')}`)
    await page.getByRole('button', { name: 'Enquiry' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: 'Submit Enquiry' }).click()
    await form.getByText('Name is required').first().waitFor()
  } catch (error) {
    troubles.push(`${error}`)
  } finally {
    await page.close()
    site.close()
  }
  return troubles
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path d="M0 0h16v10H0z"/></svg>'
