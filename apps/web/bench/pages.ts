import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserFlags, findBrowser } from '../../../.ci/browser.ts'
import { startFloor } from './floor/floor-server.ts'
import { measurePage, type PageFigures, slowPhone } from './measure-page.ts'

/** One page of each kind; `ALL_PAGES=1` takes all that the sitemap lists, which needs an hour. */
const kinds = [
  '/',
  '/hotels',
  '/hotels/amara-grand-hotel',
  '/activity',
  '/activitys/sunset-cruise-goa',
  '/beaches',
  '/beaches/anjuna-beach-goa-india',
  '/gallery',
  '/dining',
  '/membership',
  '/contact',
  '/refund-policy',
  '/search',
]
const rounds = Number(process.env.ROUNDS ?? 3)
// Not every port: browsers refuse 4190, which belongs to a mail protocol.
const port = 4194
const data = mkdtempSync(join(tmpdir(), 'susegad-bench-'))
const service = spawn(process.execPath, ['../api/src/server.ts'], {
  cwd: join(import.meta.dirname, '..'),
  env: { ...process.env, PORT: String(port), DATA_DIR: data, RATE_LIMIT: 'off' },
  stdio: 'ignore',
})

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const kib = (bytes = 0) => (bytes / 1024).toFixed(0).padStart(6)
const floorPort = port + 1
const floor = await startFloor(port, floorPort)
const executablePath = findBrowser()
const browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) })

try {
  await waitUntilReady()
  process.stdout.write(
    `Slow 4G, ${slowPhone.cpu} times slower processor, median of ${rounds} interleaved loads.\n` +
      'Behind the times: against the same content in a page written by hand, without script (bench/floor).\n' +
      'Behind the slash: what that page has. KiB at first view, untouched; all of a page, and of the other.\n' +
      'Bars: lcp 1.05, usable 1.20, tbt 100, cls 0, early script 0 KiB\n\n' +
      `${'route'.padEnd(34)}         fcp         lcp      usable  hydrated      tbt          cls` +
      '  html   css  script early  font image  all/other  requests\n',
  )
  for (const route of await chosenRoutes()) {
    await floor.write(route)
    const ours: PageFigures[] = []
    const byHand: PageFigures[] = []
    for (let round = 0; round < rounds; round++) {
      ours.push(await measurePage(browser, `http://localhost:${port}${route}`))
      byHand.push(await measurePage(browser, `http://localhost:${floorPort}${route}`))
    }
    report(route, ours, byHand)
  }
} finally {
  await browser.close()
  await floor.stop()
  service.kill('SIGTERM')
  await once(service, 'exit')
  rmSync(data, { recursive: true, force: true })
}

async function chosenRoutes(): Promise<string[]> {
  const named = process.argv.slice(2)
  if (named.length > 0) return named
  if (!process.env.ALL_PAGES) return kinds
  const sitemap = await (await fetch(`http://localhost:${port}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
}

function report(route: string, ours: PageFigures[], byHand: PageFigures[]): void {
  const of = (loads: PageFigures[], key: Exclude<keyof PageFigures, 'bytes'>) =>
    median(loads.map((load) => load[key]))
  const time = (key: 'fcp' | 'lcp' | 'usable') => {
    const ratio = of(ours, key) / of(byHand, key)
    return `${of(ours, key).toFixed(0).padStart(7)} ${ratio.toFixed(2)}`
  }
  const beside = (key: 'blocking' | 'cls', digits: number) =>
    `${of(ours, key).toFixed(digits)}/${of(byHand, key).toFixed(digits)}`
  const bytes = ours[0]?.bytes ?? {}
  const all = (loads: PageFigures[]) =>
    kib(Object.values(loads[0]?.bytes ?? {}).reduce((a, b) => a + b, 0)).trim()
  const columns = [
    route.padEnd(34),
    time('fcp'),
    time('lcp'),
    time('usable'),
    of(ours, 'hydrated').toFixed(0).padStart(9),
    beside('blocking', 0).padStart(9),
    beside('cls', 3).padStart(13),
    kib(bytes.Document),
    kib(bytes.Stylesheet),
    ` ${kib(bytes.Script)}`,
    kib(of(ours, 'scriptBeforeLoad')),
    kib(bytes.Font),
    kib(bytes.Image),
    `${all(ours)}/${all(byHand)}`.padStart(11),
    `${of(ours, 'requests')} of ${of(byHand, 'requests')}`.padStart(10),
  ]
  process.stdout.write(`${columns.join('')}\n`)
}

async function waitUntilReady(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const ready = await fetch(`http://localhost:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The service did not get ready on port ${port}.`)
}
