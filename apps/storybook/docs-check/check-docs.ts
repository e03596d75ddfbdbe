import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { browserFlags, findBrowser } from '../../../.ci/browser.ts'
import { serveFolder } from '../../../.ci/serve-folder.ts'
import { entryOf } from '../.storybook/docs/import-lines.ts'
import { blockTroubles } from './check-blocks.ts'
import { checkSpoken } from './check-spoken.ts'
import { exportedParts } from './exported-parts.ts'
import { readTables } from './read-tables.ts'

// Opens each docs page of the built workshop as a reader does, and reads its props tables.
interface DocsEntry {
  id: string
  type: string
  name: string
  importPath: string
}

const built = new URL('../dist/', import.meta.url)
const index: { entries: Record<string, DocsEntry> } = JSON.parse(
  readFileSync(new URL('index.json', built), 'utf8'),
)
const docs = Object.values(index.entries).filter(({ type }) => type === 'docs')
const parts = exportedParts()

const site = await serveFolder(fileURLToPath(built))
const executablePath = findBrowser()
const browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) })
const troubles = await blockTroubles(site.origin)

try {
  // As in the story tests, so that nothing is animated while it is read.
  const context = await browser.newContext({
    viewport: { width: 1300, height: 900 },
    reducedMotion: 'reduce',
  })
  const waiting = [...docs]
  const readers = Array.from({ length: 3 }, () => readAll(context, waiting))
  await Promise.all(readers)
} finally {
  await browser.close()
  site.close()
}

for (const trouble of troubles.sort()) process.stdout.write(`${trouble}\n`)
process.stdout.write(`${docs.length} docs pages read, ${troubles.length} troubles.\n`)
process.exit(troubles.length > 0 ? 1 : 0)

async function readAll(context: BrowserContext, waiting: DocsEntry[]): Promise<void> {
  const page = await context.newPage()
  // Far more than any page takes, for busy machines.
  page.setDefaultTimeout(180_000)
  let id = ''
  const note = (trouble: string) => troubles.push(`${id}: ${trouble}`)
  page.on('pageerror', ({ message }) => isOfPlay(message) || note(message))
  page.on(
    'response',
    (response) => response.status() >= 400 && note(`${response.status()} ${response.url()}`),
  )
  page.on('console', (message) => {
    // Ignore errors that a story logs on purpose, and missing files: the response handler reports their URL.
    const isTold = /Failed to load resource|on purpose/.test(message.text())
    if (message.type() === 'error' && !isTold && !isOfPlay(message.text())) note(message.text().slice(0, 200))
  })
  await page.goto(`${site.origin}/iframe.html?viewMode=docs&id=start-start--docs`)
  await page.locator('#storybook-docs h1').first().waitFor()
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    id = entry.id
    await showDocs(page, id)
    const component = entryOf(entry.importPath)
    if (!component) continue
    await checkTables(page, component, note)
    await checkSpoken(page, note)
  }
}

/**
 * Framed stories run their play on docs pages too, which this check may leave meanwhile. The story tests check whether
 * plays succeed.
 */
function isOfPlay(message: string): boolean {
  return /TestingLibraryElementError|\bexpect\(/.test(stripVTControlCharacters(message))
}

interface Preview {
  channel: {
    emit: (event: string, choice: object) => void
    once: (event: string, listener: () => void) => void
  }
}

/** Opens another docs page as the sidebar does, without reloading the workshop. */
async function showDocs(page: Page, storyId: string): Promise<void> {
  await page.evaluate(
    (choice) =>
      new Promise<void>((resolve) => {
        const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview
        channel.once('docsRendered', resolve)
        channel.emit('setCurrentStory', choice)
      }),
    { storyId, viewMode: 'docs' },
  )
  await page.locator('#storybook-docs h1').first().waitFor()
}

async function checkTables(page: Page, entry: string, note: (trouble: string) => void): Promise<void> {
  const expected = parts.get(entry)
  const tables = await readTables(page)
  for (const { part, rows } of tables) {
    if (rows.length === 0) note(`the table of ${part || 'the component'} is empty`)
    for (const [name = '', description = '', ...further] of rows) {
      if (/(^|[^'\w])union([^'\w]|$)/.test(`${description} ${further.join(' ')}`))
        note(`${part} ${name}: a bare “union”`)
      if (/@default/.test(description)) note(`${part} ${name}: “@default” in the description`)
    }
  }
  const shown = tables.map(({ part }) => part)
  const missing = expected && expected.length > 1 ? expected.filter((part) => !shown.includes(part)) : []
  if (missing.length > 0) note(`no table for ${missing.join(', ')}: name it in the story’s subcomponents`)
}
