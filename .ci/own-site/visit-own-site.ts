import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { runService } from '../../apps/api/test/run-service.ts'
import { browserFlags, findBrowser } from '../browser.ts'
import { exampleTraces } from './example-traces.ts'

type Expect = (holds: boolean, trouble: string) => void

/** The site as it is served: pages that work in a browser, 404 where there is nothing, the service in the same name. */
export async function visitOwnSite(site: string, data: string): Promise<string[]> {
  const troubles: string[] = []
  const expect: Expect = (holds, trouble) => {
    if (!holds) troubles.push(trouble)
  }
  const service = await runService({ SITE_DIR: site, DATA_DIR: data })
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) })
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(`${page.url()}: ${message.text()}`)
    })
    await visitPages(page, service.url, expect)
    await visitTrip(page, service.url, expect)
    const missing = await browser.newPage()
    missing.on('pageerror', (error) => troubles.push(`${missing.url()}: ${error.message}`))
    await visitMissing(missing, service.url, expect)
    await sendEnquiry(service.url)
    await readWords(service.url, data, expect)
  } finally {
    await browser.close()
    service.child.kill('SIGTERM')
    await service.ended
  }
  return troubles
}

async function visitPages(page: Page, url: string, expect: Expect): Promise<void> {
  for (const path of [
    '/',
    '/hotels',
    '/hotels/ridge-farm',
    '/gallery',
    '/contact',
    '/trip',
    '/search?q=ferry',
    '/login',
    '/privacy-policy',
    '/getting-here',
  ]) {
    const answer = await page.goto(url + path)
    await page.locator('#app[data-part="live"]').waitFor({ state: 'attached' })
    const shown = await page.locator('body').ariaSnapshot()
    const traces = [...exampleTraces(shown), ...(shown.match(/membership/i) ?? [])]
    expect(answer?.status() === 200, `${path} answers ${answer?.status()}`)
    expect(traces.length === 0, `${path} shows: ${traces.join(' · ')}`)
    const broken = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map(({ src }) => src),
    )
    expect(broken.length === 0, `${path} has broken pictures: ${broken.join(' ')}`)
  }
}

/** What a room and a stay cost, by the seasons of this business. */
async function visitTrip(page: Page, url: string, expect: Expect): Promise<void> {
  await page.goto(`${url}/hotels/ridge-farm`)
  expect((await page.getByText('€54').count()) > 0, 'A room does not cost what its file says.')
  await page.evaluate(keepTrip)
  await page.goto(`${url}/trip`)
  // 2 × 62 in March and 68 in April.
  await page
    .getByText('€192', { exact: true })
    .first()
    .waitFor()
    .catch(() => expect(false, 'A stay from March into April does not cost what its seasons say.'))
  const plan = exampleTraces(await page.locator('body').ariaSnapshot())
  expect(plan.length === 0, `/trip with a plan shows: ${plan.join(' · ')}`)
}

async function visitMissing(page: Page, url: string, expect: Expect): Promise<void> {
  for (const path of [
    '/membership',
    '/activity',
    '/activitys',
    '/activitys/kayaking',
    '/beaches',
    '/beaches/north-beach',
    '/dining',
    '/hotels/la-view-hotel',
    '/rates/la-view-hotel',
  ]) {
    const answer = await page.goto(url + path)
    await page.locator('#app[data-part="live"]').waitFor({ state: 'attached' })
    expect(
      answer?.status() === 404,
      `${path} answers ${answer?.status()}, though this business has no such thing.`,
    )
  }
}

/** Keeps a trip in the browser, as saving a hotel does. */
function keepTrip(): void {
  const at = '2026-11-29T09:00:00.000Z'
  const trip = {
    v: 1,
    changed: at,
    arrival: '2027-03-30',
    departure: '2027-04-02',
    rooms: [{ adults: 2, children: [] }],
    saved: [{ place: 'hotel/ridge-farm', at }],
    stay: { hotel: 'ridge-farm', room: 'Garden room', plan: 'CP' },
    days: [],
  }
  localStorage.setItem('susegad-trip-visitor', JSON.stringify(trip))
}

async function sendEnquiry(url: string): Promise<void> {
  await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ines',
      phone: '+351 912 345 678',
      email: 'ines@mail.example',
      subject: 'A walk',
      message: 'In March, two of us.',
    }),
  })
}

/** The papers of the service and its letters name this business. */
async function readWords(url: string, data: string, expect: Expect): Promise<void> {
  for (const path of ['/api/openapi.json', '/api/docs']) {
    const text = await (await fetch(url + path)).text()
    const traces = exampleTraces(text)
    expect(text.includes('Konkan Trails'), `${path} does not name the business.`)
    expect(traces.length === 0, `${path} says: ${traces.join(' · ')}`)
  }
  for (const text of await lettersIn(data)) {
    const traces = exampleTraces(text)
    expect(traces.length === 0, `A letter says: ${traces.join(' · ')}`)
    expect(text.includes('Konkan Trails'), `A letter does not name the business: ${text}`)
  }
}

/** The letters that the service would have sent; at least one tells the staff of the enquiry. */
async function lettersIn(data: string): Promise<string[]> {
  const written = () =>
    globSync('mail/**/*', { cwd: data, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  // An .eml file that is still being written is empty.
  const arrived = (letters: string[]) => letters.length > 0 && letters.every((letter) => letter !== '')
  for (let tries = 0; tries < 600; tries++) {
    const letters = written()
    if (arrived(letters)) return letters
    await setTimeout(100)
  }
  throw new Error('No email announced the enquiry.')
}
