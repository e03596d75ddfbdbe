import { createApiClient } from '@susegad/api-client/client'
import { connectOnce } from '../../src/db/connection/postgres-connection.ts'

export const say = (text = ''): boolean => process.stdout.write(`${text}\n`)
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export interface Ledger {
  /** The markers of acknowledged enquiries. */
  acknowledged: Set<string>
  /** Enquiries that were not yet acknowledged when the clients stopped. */
  unknown: number
  /** How often each status was answered; 0 is no answer, or half of one. */
  answers: Map<number, number>
  /** The longest wait for an answer, in ms. */
  longest: number
}

export const newLedger = (): Ledger => ({
  acknowledged: new Set(),
  unknown: 0,
  answers: new Map(),
  longest: 0,
})

/** Makes a call and records its answer. Returns the status. */
export async function record(ledger: Ledger, url: string, init: RequestInit): Promise<number> {
  const start = performance.now()
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  const text = await response?.text().catch(() => '')
  const status = text ? (response?.status ?? 0) : 0
  ledger.longest = Math.max(ledger.longest, performance.now() - start)
  ledger.answers.set(status, (ledger.answers.get(status) ?? 0) + 1)
  return status
}

/** Clients that send marked enquiries to the processes in turn, each with a key, until stopped. */
export function clients(urls: () => string[], count = 8, ledger = newLedger()) {
  let over = false
  let turn = 0
  const send = async (marker: string) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': marker },
      body: JSON.stringify({ name: 'n', phone: 'p', email: 'e', subject: 's', message: marker }),
    }
    for (;;) {
      const all = urls()
      const status = await record(ledger, `${all[turn++ % all.length]}/api/enquiries`, init)
      if (status === 201) return ledger.acknowledged.add(marker)
      if (over) return ledger.unknown++
      await pause(50)
    }
  }
  const running = Array.from({ length: count }, async () => {
    while (!over) await send(crypto.randomUUID())
  })
  const stop = async () => {
    over = true
    await Promise.all(running)
  }
  return Object.assign(ledger, { stop })
}

/** Every marker that is stored; the table is empty afterwards. */
export async function takeMarkers(url: string): Promise<string[]> {
  const client = await connectOnce(url)
  const { rows } = await client.query<{ message: string }>('select message from enquiries')
  await client.query('truncate enquiries, new_enquiries cascade')
  await client.end()
  return rows.map(({ message }) => message)
}

/** Every marker, read through the service: no other process can open its embedded database. */
export async function readMarkers(baseUrl: string, emailOrUsername: string, password: string) {
  const session = await createApiClient({ baseUrl }).users.login({ emailOrUsername, password })
  if ('ticket' in session) throw new Error('A second factor is required')
  const { enquiries } = createApiClient({ baseUrl, token: session.token })
  const markers: string[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = await enquiries.list({ limit: 100, page })
    pages = list.totalPages
    markers.push(...list.enquiries.map(({ message }) => message))
  }
  return markers
}

/** How many acknowledged enquiries are missing, and how many are stored twice. */
export function faultsOf({ acknowledged }: Ledger, markers: string[]): { missing: number; doubled: number } {
  const found = new Set(markers)
  const missing = [...acknowledged].filter((marker) => !found.has(marker)).length
  return { missing, doubled: markers.length - found.size }
}

/** Prints one line of the table; false when anything acknowledged is missing or anything is there twice. */
export function report(what: string, ledger: Ledger, markers: string[]): boolean {
  const { missing, doubled } = faultsOf(ledger, markers)
  const others = [...ledger.answers]
    .filter(([status]) => status !== 201)
    .map(([status, times]) => `${times} × ${status || 'none'}`)
  say(
    `${what.padEnd(52)} acknowledged ${ledger.acknowledged.size}, found ${new Set(markers).size}, missing ${missing}, doubled ${doubled}, unknown ${ledger.unknown}; other answers: ${others.join(', ') || 'none'}; longest wait ${(ledger.longest / 1000).toFixed(1)} s`,
  )
  return missing + doubled === 0 && ledger.acknowledged.size > 0
}
