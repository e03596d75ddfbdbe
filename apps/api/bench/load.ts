import { connect } from 'node:net'

export interface Load {
  requests: number
  errors: number
  seconds: number
  /** Milliseconds, sorted. */
  times: number[]
}

export interface Shot {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

const bytes = ({ method = 'GET', path, headers = {}, body }: Shot): Buffer => {
  const all = {
    host: 'bench',
    ...headers,
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body ?? ''}`)
}

/** Where an answer ends: only what both servers send is understood. */
function endOf(buffer: Buffer): number {
  const head = buffer.indexOf('\r\n\r\n')
  if (head < 0) return -1
  const length = /content-length: (\d+)/i.exec(buffer.toString('latin1', 0, head))
  const end = head + 4 + Number(length?.[1] ?? 0)
  return buffer.length >= end ? end : -1
}

/** Keeps some connections busy for a while; plain sockets, so that the load costs less than what is measured. */
export async function load(
  port: number,
  next: () => Shot,
  { connections = 16, seconds = 2 } = {},
): Promise<Load> {
  const times: number[] = []
  let errors = 0
  const start = performance.now()
  const until = start + seconds * 1000
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(port, '127.0.0.1')
          let sent = 0
          let buffer = Buffer.alloc(0)
          const send = () => {
            sent = performance.now()
            socket.write(bytes(next()))
          }
          socket.setNoDelay(true)
          socket.on('connect', send)
          socket.on('data', (chunk) => {
            buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk])
            const end = endOf(buffer)
            if (end < 0) return
            const now = performance.now()
            times.push(now - sent)
            if (buffer.toString('latin1', 9, 10) !== '2') errors++
            buffer = buffer.subarray(end)
            if (now >= until) socket.end()
            else send()
          })
          socket.on('error', () => errors++)
          socket.on('close', () => resolve())
        }),
    ),
  )
  times.sort((a, b) => a - b)
  return { requests: times.length, errors, seconds: (performance.now() - start) / 1000, times }
}

export const quantile = (sorted: number[], at: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN
export const median = (values: number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  )

/** An address for each visitor, so that the limits stay on. */
export const visitorAddress = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

export const enquiryOf = (n: number) => ({
  name: 'Meera Iyer',
  phone: '+91 98400 91273',
  email: `meera-${n % 5000}@mail.example`,
  dateOfPlan: '2027-01-15',
  subject: 'enquiry',
  message: `Two rooms with a view of the sea, please. ${n}`,
})

/** Asks each in turn, so that all meet the same load of the machine. Returns the milliseconds of each. */
export async function timesInTurn<Each>(
  all: readonly Each[],
  rounds: number,
  ask: (each: Each) => Promise<unknown>,
): Promise<number[][]> {
  const times = all.map((): number[] => [])
  for (const each of all) await ask(each)
  for (let round = 0; round < rounds; round++) {
    for (const [index, each] of all.entries()) {
      const from = performance.now()
      await ask(each)
      times[index]?.push(performance.now() - from)
    }
  }
  return times
}
