import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type FrameLocator, type Locator, type Page } from 'playwright'
import { browserFlags, findBrowser } from './browser.ts'
import { serveFolder } from './serve-folder.ts'

// The toolbars work on docs pages only through our own code, which a Storybook update could break unnoticed.
const site = await serveFolder(fileURLToPath(new URL('../apps/storybook/dist', import.meta.url)))
const executablePath = findBrowser()
const browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) })
const troubles: string[] = []

try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  page.setDefaultTimeout(180_000)
  await checkStories(page)
  await checkFrames(page)
} catch (error) {
  troubles.push(`the docs pages could not be checked: ${error instanceof Error ? error.message : error}`)
} finally {
  await browser.close()
  site.close()
}

for (const trouble of troubles) process.stdout.write(`${trouble}\n`)
process.stdout.write(
  troubles.length > 0
    ? 'Fix apps/storybook/.storybook/docs/docs-page.tsx, then build Storybook again.\n'
    : 'The toolbars work on docs pages.\n',
)
process.exit(troubles.length > 0 ? 1 : 0)

/** Stories rendered in the docs page itself. */
async function checkStories(page: Page): Promise<void> {
  const docs = await openDocs(page, 'components-media-marquee--docs')
  const story = docs.locator('.docs-story').first()
  const marquee = story.locator('[data-slot=marquee]')
  await expectSoon('a marquee is running at first', marquee, (it) => it.dataset.state === 'running')

  await choose(page, 'Motion', 'Motion paused')
  await expectSoon('Motion paused stops a marquee', marquee, (it) => it.dataset.state !== 'running')

  await choose(page, 'Writing direction', 'Right to left')
  await expectSoon('a story is right to left', marquee, (it) => getComputedStyle(it).direction === 'rtl')
  const title = docs.locator('h1').first()
  await expectSoon(
    'the page around it stays left to right',
    title,
    (it) => getComputedStyle(it).direction === 'ltr',
  )

  await choose(page, 'Language of the components', 'हिन्दी')
  const toggle = story.locator('[data-slot=motion-toggle]')
  await expectSoon('a story is in Hindi', toggle, (it) => /[\u0900-\u097F]/.test(it.ariaLabel ?? ''))

  await choose(page, 'Theme', 'Dark')
  await expectSoon('a story has a dark background', story, hasDarkBackground)
}

/** Whole pages, each in its own frame. */
async function checkFrames(page: Page): Promise<void> {
  const docs = await openDocs(page, 'pages-not-found--docs')
  await choose(page, 'Theme', 'Dark')
  await choose(page, 'Writing direction', 'Right to left')
  await choose(page, 'Motion', 'Motion paused')
  const root = docs.frameLocator('.docs-story iframe').first().locator('html')
  await expectSoon('a framed page is right to left', root, (it) => it.dir === 'rtl')
  await expectSoon('motion is paused on a framed page', root, (it) => it.dataset.motion === 'paused')
  const body = docs.frameLocator('.docs-story iframe').first().locator('body')
  await expectSoon('a framed page has a dark background', body, hasDarkBackground)
}

async function openDocs(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(`${site.origin}/?path=/docs/${id}&globals=`)
  const docs = page.frameLocator('#storybook-preview-iframe')
  await docs.locator('.docs-story').first().waitFor()
  return docs
}

async function choose(page: Page, toolbar: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${toolbar} `) }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}

async function expectSoon(what: string, place: Locator, holds: (it: HTMLElement) => boolean): Promise<void> {
  await place.waitFor({ state: 'attached' })
  for (const end = Date.now() + 180_000; Date.now() < end; ) {
    // While its frame reloads, the element is missing.
    if (await place.evaluate(holds as (it: Element) => boolean).catch(() => false)) return
    await setTimeout(250)
  }
  troubles.push(`expected on a docs page: ${what}`)
}

function hasDarkBackground(it: Element): boolean {
  const paint = document.createElement('canvas').getContext('2d')
  if (!paint) return false
  paint.fillStyle = getComputedStyle(it).backgroundColor
  paint.fillRect(0, 0, 1, 1)
  const [red = 255, green = 255, blue = 255, alpha = 0] = paint.getImageData(0, 0, 1, 1).data
  return alpha === 255 && red + green + blue < 200
}
