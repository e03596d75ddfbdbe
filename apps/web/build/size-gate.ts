import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fetchedFonts } from './fetched-fonts.ts'

const site = join(import.meta.dirname, '../dist')
const kib = 1024
/** HTML with its styles and without its pictures, and all that it makes the browser fetch untouched: scripts with data. */
const bar = { html: 45, script: 140, font: 60 }

/** The first entry that fits a page counts. */
const ownBars: readonly { pages: RegExp; html?: number; script?: number }[] = [
  { pages: /^\/$/, html: 60 },
  { pages: /^\/(dashboard|profile)\//, script: 127 }, // for those who are signed in: 125 of script, 2 of data
]

interface PageBytes {
  page: string
  html: number
  script: number
  /** What the page is drawn from; part of `script`. */
  data: number
  style: number
  font: number
}

const sizeOf = (path: string) => {
  const file = join(site, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** Everything a page's HTML makes the browser fetch first, in brotli bytes; pictures are chosen by the screen. */
function bytesOf(file: string): PageBytes {
  const html = readFileSync(file, 'utf8')
  const listed = (name: string) =>
    new RegExp(`<meta name="${name}" content="([^"]*)">`).exec(html)?.[1]?.split(' ') ?? []
  const data = listed('page-data')
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('')
  const total = (paths: Iterable<string | undefined>) =>
    [...paths].reduce((sum, path) => sum + (path ? sizeOf(path) : 0), 0)
  return {
    page: `/${relative(site, file).replace(/index\.html$/, '')}`,
    html: sizeOf(relative(site, file)),
    script: total([...listed('page-scripts'), ...data]),
    data: total(data),
    style: brotliCompressSync(styles).length,
    font: total(fetchedFonts(html, styles)),
  }
}

const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => join(entry.parentPath, entry.name))
const pages = files.map(bytesOf).sort((a, b) => a.page.localeCompare(b.page))
if (pages.length === 0) throw new Error('No pages in apps/web/dist: build the site first.')

const column = (bytes: number) => (bytes / kib).toFixed(1).padStart(8)
process.stdout.write(
  `${'KiB in brotli'.padEnd(52)}${['html', 'script', 'data', 'style', 'font'].map((name) => name.padStart(8)).join('')}\n`,
)
const overweight: string[] = []
for (const page of pages) {
  process.stdout.write(
    `${page.page.padEnd(52)}${column(page.html)}${column(page.script)}${column(page.data)}${column(page.style)}${column(page.font)}\n`,
  )
  const most = { ...bar, ...ownBars.find(({ pages: pattern }) => pattern.test(page.page)) }
  for (const kind of ['html', 'script', 'font'] as const) {
    const size = page[kind] / kib
    if (size > most[kind]) overweight.push(`${page.page}: ${kind} ${size.toFixed(1)} KiB of ${most[kind]}`)
  }
}
if (overweight.length > 0) {
  process.stdout.write(`\nOver the limit:\n${overweight.join('\n')}\n`)
  process.exit(1)
}
