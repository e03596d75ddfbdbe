import { connectOnce } from '../../src/db/connection/postgres-connection.ts'

export const say = (text = ''): boolean => process.stdout.write(`${text}\n`)
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export interface Ledger {
  acknowledged: Set<string>
  /** Sent when the run ended, and never answered. */
  unknown: number
  /** How often each answer was given; 0 is none. */
  answers: Map<number, number>
  /** The longest wait for an answer, in ms. */
  longest: number
  stop: () => Promise<void>
}

/** Clients that send marked enquiries to whichever process answers, each with a key, until stopped. */
export function clients(urls: () => string[], count = 8): Ledger {
  const acknowledged = new Set<string>()
  const answers = new Map<number, number>()
  let over = false
  const ledger: Ledger = {
    acknowledged,
    unknown: 0,
    answers,
    longest: 0,
    stop: async () => {
      over = true
      await Promise.all(running)
    },
  }
  const send = async (url: string, marker: string): Promise<boolean> => {
    const start = performance.now()
    const response = await fetch(`${url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': marker },
      body: JSON.stringify({ name: 'n', phone: 'p', email: 'e', subject: 's', message: marker }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
    const whole = (await response?.text().catch(() => '')) !== ''
    const status = whole ? (response?.status ?? 0) : 0
    ledger.longest = Math.max(ledger.longest, performance.now() - start)
    answers.set(status, (answers.get(status) ?? 0) + 1)
    if (status === 201) acknowledged.add(marker)
    return status === 201
  }
  const run = async () => {
    while (!over) {
      const marker = crypto.randomUUID()
      for (let attempt = 0; ; attempt++) {
        const all = urls()
        if (await send(all[attempt % all.length] ?? '', marker)) break
        if (over) {
          ledger.unknown++
          break
        }
        await pause(50)
      }
    }
  }
  const running = Array.from({ length: count }, run)
  return ledger
}

/** Every marker that is stored; the table is empty afterwards. */
export async function takeMarkers(url: string): Promise<string[]> {
  const client = await connectOnce(url)
  const { rows } = await client.query<{ message: string }>('select message from enquiries')
  await client.query('truncate enquiries, new_enquiries cascade')
  await client.end()
  return rows.map(({ message }) => message)
}

/** Prints one line of the table; false when anything acknowledged is missing or anything is there twice. */
export function report(what: string, ledger: Ledger, markers: string[]): boolean {
  const found = new Set(markers)
  const missing = [...ledger.acknowledged].filter((marker) => !found.has(marker)).length
  const doubled = markers.length - found.size
  const others = [...ledger.answers]
    .filter(([status]) => status !== 201)
    .map(([status, times]) => `${times} × ${status || 'none'}`)
  say(
    `${what.padEnd(52)} acknowledged ${ledger.acknowledged.size}, found ${found.size}, missing ${missing}, doubled ${doubled}, unknown ${ledger.unknown}; other answers: ${others.join(', ') || 'none'}; longest wait ${(ledger.longest / 1000).toFixed(1)} s`,
  )
  return missing + doubled === 0 && ledger.acknowledged.size > 0
}
