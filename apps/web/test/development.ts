import { join } from 'node:path'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { browserFlags, findBrowser } from '../../../.ci/browser.ts'

// The development server renders no HTML ahead, so that pages come about in another way than in the built site.
process.chdir(join(import.meta.dirname, '..'))
const server = await createServer({
  logLevel: 'silent',
  server: { port: 5199 },
  // Beside a server that somebody works with.
  cacheDir: '.cache/vite',
})
await server.listen()
const site = server.resolvedUrls?.local[0] ?? ''
const executablePath = findBrowser()
const browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) })
const troubles: string[] = []

try {
  const page = await browser.newPage()
  page.setDefaultTimeout(30_000)
  page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`))
  await page.goto(`${site}hotels`)
  await page.getByRole('link', { name: 'Amara Grand Hotel' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Amara Grand Hotel' }).waitFor()
  await page.getByRole('button', { name: 'Enquiry', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Name').waitFor()
} catch (error) {
  troubles.push(error instanceof Error ? error.message : String(error))
} finally {
  await browser.close()
  await server.close()
}

for (const trouble of troubles) process.stdout.write(`${trouble}\n`)
process.stdout.write(
  troubles.length > 0
    ? 'The site does not work under `npx -y pnpm dev`: open the page there and read the browser’s console.\n'
    : 'Pages, links and the drawer work on the development server.\n',
)
process.exit(troubles.length > 0 ? 1 : 0)
