import { hash } from 'node:crypto'
import http from 'node:http'

const [port, site] = process.argv.slice(2).map(Number)

// Repeat a failed run by its seed: UNEVEN_SEED=… in front of the command.
const seed = process.env.UNEVEN_SEED ?? String(process.pid)
process.stdout.write(`UNEVEN_SEED=${seed}\n`)
const asked = new Map<string, number>()

/** From 0 to 1, determined by the seed, the path and how often it was requested. */
function chance(path: string): number {
  const times = (asked.get(path) ?? 0) + 1
  asked.set(path, times)
  return Number.parseInt(hash('sha256', `${seed} ${times} ${path}`).slice(0, 8), 16) / 0xffffffff
}

/** The longest delay in ms: long enough that responses overtake one another, and people overtake scripts. */
function longestWait(path: string): number {
  if (/\.js(on)?$/.test(path)) return 700
  if (path.startsWith('/api')) return 300
  if (path.endsWith('.css')) return 150
  return 50
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

/** Proxies the site and delays its responses at random. */
const server = http.createServer((request, reply) => {
  const { url: path = '/', method, headers } = request
  // Three in ten are not delayed.
  const wait = Math.max(0, (chance(path) - 0.3) / 0.7) * longestWait(path)
  const onward = http.request({ port: site, path, method, headers, agent }, (answer) => {
    setTimeout(() => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    }, wait)
  })
  onward.on('error', () => reply.destroy())
  reply.on('close', () => onward.destroy())
  request.pipe(onward)
})

server.listen(port)
