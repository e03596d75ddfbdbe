import { join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { browserFlags, findBrowser } from '../../../.ci/browser.ts'
import { type DeskTime, type DeskTimes, type DeskWindow, workAtDesk } from './measure/desk-steps.ts'
import { observe } from './measure/observe.ts'
import { slowPhone } from './measure/slow-phone.ts'
import { startService } from './service.ts'

const rounds = Number(process.env.ROUNDS ?? 7)
const port = Number(process.env.BENCH_PORT ?? 4194)
const bar = 100
/** On a busy machine 1, and the thread's times taken fourfold: the browser slows by the clock, whoever has the processor. */
const cpu = Number(process.env.CPU ?? slowPhone.cpu)
const enquiries = Number(process.env.ENQUIRIES ?? 10_000)
const windows = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const member = { emailOrUsername: 'desk@susegad.example', password: 'a calm desk by the sea' }

/** The built site, and beside it one built earlier, which is measured in turn with it. */
const sites = [
  join(import.meta.dirname, '../dist'),
  ...(process.env.BEFORE ? [resolve(process.env.BEFORE)] : []),
]
const services = await Promise.all(
  sites.map((SITE_DIR, at) =>
    startService(port + at, {
      SITE_DIR,
      LOG_LEVEL: 'silent',
      DEMO_DATA: 'off',
      ADMIN_EMAIL: member.emailOrUsername,
      ADMIN_PASSWORD: member.password,
    }),
  ),
)
const executablePath = findBrowser()
const browser = await chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) })

try {
  const sessions = await Promise.all(sites.map((_, at) => prepare(`http://localhost:${port + at}`)))
  const seen = new Map<string, DeskTime[][]>()
  for (let round = 0; round < rounds; round++)
    for (const kind of ['desktop', 'phone'] as const)
      for (const [at, session] of sessions.entries())
        for (const [name, time] of Object.entries(await atDesk(browser, kind, session))) {
          const figures = seen.get(`${kind}: ${name}`) ?? sites.map(() => [])
          figures[at]?.push(time)
          seen.set(`${kind}: ${name}`, figures)
        }
  process.stdout.write(
    `From input to the next paint at a processor ${cpu} times slower, medians of ${rounds} interleaved rounds over ` +
      `${enquiries} enquiries.\nThe bar is ${bar} ms; what this build's thread did stands behind it.\n` +
      `${line(
        '',
        sites.flatMap((_, at) => [`thread ${at}`, `wall ${at}`]),
      )}\n`,
  )
  for (const [name, figures] of seen) {
    const threads = figures.map((all) => median(all.map(({ thread }) => thread.total)))
    const walls = figures.map((all) => median(all.map(({ wall }) => wall)))
    const both = threads.flatMap((thread, at) => [`${Math.round(thread)}`, `${walls[at]}`])
    process.stdout.write(
      `${line(name, both)}   ${verdict(((threads[0] ?? 0) * slowPhone.cpu) / cpu)}   ${partsText(figures[0] ?? [])}\n`,
    )
  }
} finally {
  await browser.close()
  await Promise.all(services.map((service) => service.stop()))
}

interface DeskSession {
  origin: string
  stored: Record<string, string>
}

/** Signs in over so many enquiries that all of them are many. */
async function prepare(origin: string): Promise<DeskSession> {
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json() as Promise<{ token: string; user: unknown }>
  }
  const send = (at: number) =>
    post('/enquiries', {
      name: `Meera Iyer ${at}`,
      phone: `+91 98230 ${10_000 + at}`,
      email: `meera.${at}@guests.example`,
      subject: `A sunset cruise for ${(at % 7) + 2} people`,
      message: `We are ${(at % 7) + 2} and come in December. Is the cruise on every evening, and what does it cost?`,
    })
  for (let at = 0; at < enquiries; at += 20)
    await Promise.all(Array.from({ length: Math.min(20, enquiries - at) }, (_, n) => send(at + n)))
  const { token, user } = await post('/users/login', member)
  return { origin, stored: { authToken: token, user: JSON.stringify(user) } }
}

async function atDesk(
  inBrowser: Browser,
  kind: DeskWindow,
  { origin, stored }: DeskSession,
): Promise<DeskTimes> {
  const isPhone = kind === 'phone'
  const context = await inBrowser.newContext({
    viewport: windows[kind],
    hasTouch: isPhone,
    isMobile: isPhone,
  })
  try {
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, stored)
    await context.addInitScript(observe)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await page.goto(`${origin}/dashboard`)
    await page.locator('.desk-list [data-enquiry]').first().waitFor()
    // Views, live updates and the next page follow the list.
    await page.waitForTimeout(4000)
    return await workAtDesk(inBrowser, page, kind)
  } finally {
    await context.close()
  }
}

function line(name: string, values: string[]): string {
  return `${name.padEnd(30)}${values.map((value) => value.padStart(8)).join('')}`
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function verdict(ms: number): string {
  return ms <= bar ? 'met' : 'MISSED'
}

function partsText(times: readonly DeskTime[]): string {
  const ms = (kind: string) => median(times.map(({ thread }) => thread.parts[kind] ?? 0))
  return ['script', 'style', 'layout', 'paint'].map((kind) => `${kind} ${Math.round(ms(kind))}`).join(', ')
}
