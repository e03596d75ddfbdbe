import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

export interface Peer {
  /** Serves this text at this path; at any other path the service answers. */
  serve: (path: string, text: string | Buffer, type: string) => void
  stop: () => Promise<void>
}

/** Serves another's pages, compressed as ours are; their pictures come from the service, as ours do. */
export async function startPeer(service: number, port: number): Promise<Peer> {
  const files = new Map<string, { body: Buffer; headers: Record<string, string> }>()
  const server = createServer((asked, answer) => {
    const { url: path = '', headers } = asked
    const file = files.get(path)
    if (file) {
      answer.writeHead(200, { ...file.headers, 'content-length': String(file.body.length) })
      answer.end(file.body)
      return
    }
    const passed = request({ port: service, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    passed.end()
  })
  server.listen(port)
  await once(server, 'listening')
  return {
    serve: (path, text, type) => {
      const headers = { 'content-type': type, 'cache-control': 'no-cache' }
      if (type.startsWith('font/')) files.set(path, { body: Buffer.from(text), headers })
      else
        files.set(path, { body: brotliCompressSync(text), headers: { ...headers, 'content-encoding': 'br' } })
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
