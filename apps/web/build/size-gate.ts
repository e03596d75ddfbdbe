import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fetchedFonts } from './fetched-fonts.ts'
import { tripBytes } from './trip-bytes.ts'

const site = join(import.meta.dirname, '../dist')
const kib = 1024
/** Limits in KiB: HTML with its styles, scripts and data that load without interaction, and fonts. */
const limits = { html: 45, script: 140, font: 60 }
/** In bytes: what the trip may add, script and style, to pages that show no places to save. */
const mostOfTrip = 1024

/** The first matching entry applies. */
const pageLimits: readonly { pages: RegExp; html?: number; script?: number }[] = [
  { pages: /^\/$/, html: 60 },
  { pages: /^\/(dashboard|profile)\//, script: 127 }, // signed in: 125 of script, 2 of data
]

interface PageBytes {
  page: string
  /** Whether it loads the cards of places, without showing any. A missing place has the scripts of a place. */
  hasIdleCards: boolean
  html: number
  script: number
  /** The page's JSON; part of `script`. */
  data: number
  style: number
  font: number
}

const sizeOf = (path: string) => {
  const file = join(site, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

// Many pages have the same styles.
const compressed = new Map<string, number>()
function compressedSize(styles: string): number {
  const size = compressed.get(styles) ?? brotliCompressSync(styles).length
  compressed.set(styles, size)
  return size
}

/** What a page loads first, in brotli bytes, without pictures: which of them load depends on the screen. */
function bytesOf(file: string): PageBytes {
  const html = readFileSync(file, 'utf8')
  const listed = (name: string) =>
    new RegExp(`<meta name="${name}" content="([^"]*)">`).exec(html)?.[1]?.split(' ') ?? []
  const data = listed('page-data')
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('')
  const total = (paths: Iterable<string | undefined>) =>
    [...paths].reduce((sum, path) => sum + (path ? sizeOf(path) : 0), 0)
  return {
    hasIdleCards:
      listed('page-scripts').some((script) => script.includes('/items-')) &&
      !html.includes('data-slot="save-button"') &&
      !/\/404\.html$/.test(file),
    page: `/${relative(site, file).replace(/index\.html$/, '')}`,
    html: sizeOf(relative(site, file)),
    script: total([...listed('page-scripts'), ...data]),
    data: total(data),
    style: compressedSize(styles),
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
const overLimit: string[] = []
for (const page of pages) {
  process.stdout.write(
    `${page.page.padEnd(52)}${column(page.html)}${column(page.script)}${column(page.data)}${column(page.style)}${column(page.font)}\n`,
  )
  const most = { ...limits, ...pageLimits.find(({ pages: pattern }) => pattern.test(page.page)) }
  for (const kind of ['html', 'script', 'font'] as const) {
    const size = page[kind] / kib
    if (size > most[kind]) overLimit.push(`${page.page}: ${kind} ${size.toFixed(1)} KiB of ${most[kind]}`)
  }
}
const ofTrip = await tripBytes()
process.stdout.write(`The trip, on pages that show no places: ${ofTrip} of ${mostOfTrip} bytes\n`)
if (ofTrip > mostOfTrip) overLimit.push(`The trip: ${ofTrip} bytes of ${mostOfTrip}`)
for (const { page } of pages.filter(({ hasIdleCards }) => hasIdleCards))
  overLimit.push(`${page}: loads the cards of places, but shows none`)
if (overLimit.length > 0) {
  process.stdout.write(`\nOver the limit:\n${overLimit.join('\n')}\n`)
  process.exit(1)
}
