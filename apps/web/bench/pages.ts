import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { browserFlags, findBrowser } from '../../../.ci/browser.ts'
import { plainPage } from './by-hand/plain-page.ts'
import { measurePage } from './measure/measure-page.ts'
import { slowPhone } from './measure/slow-phone.ts'
import { comparedKinds } from './page-kinds.ts'
import { astroPage, buildAstro, serveAstro } from './peers/astro-site.ts'
import { startPeer } from './peers/peer-server.ts'
import { requireSameWords } from './peers/same-words.ts'
import type { Loads } from './report/bars.ts'
import { pageTable, tableHead } from './report/table.ts'
import { startService } from './service.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
// Not every port: browsers refuse 4190, which belongs to a mail protocol.
const port = Number(process.env.BENCH_PORT ?? 4194)
const sheet = readFileSync(join(import.meta.dirname, 'by-hand/by-hand.css'), 'utf8')

buildAstro()
const service = await startService(port)
const byHand = await startPeer(port, port + 1)
const astro = await startPeer(port, port + 2)
const executablePath = findBrowser()
const browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) })

try {
  serveAstro(astro)
  process.stdout.write(
    `Slow 4G, ${slowPhone.cpu} times slower processor, medians of ${rounds} interleaved loads (bench/README.md).\n\n${tableHead}`,
  )
  const missed: string[] = []
  let held = 0
  for (const path of await chosenPaths()) {
    await preparePeers(path)
    const table = pageTable(path, await loadsOf(browser, path))
    process.stdout.write(table.text)
    missed.push(...table.missed)
    held += table.held
  }
  process.stdout.write(`${held - missed.length} of ${held} bars are met.\n`)
  for (const bar of missed) process.stdout.write(`  missed: ${bar}\n`)
} finally {
  await browser.close()
  await Promise.all([byHand.stop(), astro.stop()])
  await service.stop()
}

/** Those named; else one of each kind that has bars. `ALL_PAGES=1` takes the whole sitemap, which needs hours. */
async function chosenPaths(): Promise<string[]> {
  const named = process.argv.slice(2)
  if (named.length > 0) return named
  if (!process.env.ALL_PAGES) return comparedKinds
  const sitemap = await (await fetch(`http://localhost:${port}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
}

async function preparePeers(path: string): Promise<void> {
  const ours = await (await fetch(`http://localhost:${port}${path}`)).text()
  byHand.serve(path, plainPage(ours, sheet), 'text/html; charset=utf-8')
  if (comparedKinds.includes(path)) requireSameWords(path, ours, astroPage(path))
}

async function loadsOf(inBrowser: Browser, path: string): Promise<Loads> {
  const loads: Loads = { ours: [], byHand: [], astro: [] }
  const measure = (server: number, withScript: boolean) =>
    measurePage(inBrowser, `http://localhost:${server}${path}`, withScript)
  for (let round = 0; round < rounds; round++) {
    loads.ours.push(await measure(port, true))
    loads.byHand.push(await measure(port + 1, false))
    if (comparedKinds.includes(path)) loads.astro.push(await measure(port + 2, true))
  }
  return loads
}
