import http from 'node:http'

const [port, site] = process.argv.slice(2).map(Number)

/** The longest wait in ms: long enough that answers overtake one another, and people overtake scripts. */
function longestWait(path: string): number {
  if (path.endsWith('.js')) return 700
  if (path.startsWith('/api')) return 300
  if (path.endsWith('.css')) return 150
  return 50
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

/** Stands before the site and hands its answers on unevenly late, as a train on the Konkan coast does. */
const server = http.createServer((request, reply) => {
  const { url: path = '/', method, headers } = request
  const wait = Math.random() < 0.3 ? 0 : Math.random() * longestWait(path)
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
