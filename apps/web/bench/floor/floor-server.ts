import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { plainPage } from './plain-page.ts'

export interface Floor {
  /** Writes the page at this path; before, it is the service's own. */
  write: (path: string) => Promise<void>
  stop: () => Promise<void>
}

/** Serves pages as somebody would write them by hand; their pictures and fonts come from the service. */
export async function startFloor(service: number, port: number): Promise<Floor> {
  const pages = new Map<string, Buffer>()
  const sheet = readFileSync(join(import.meta.dirname, 'floor.css'), 'utf8')
  const server = createServer((asked, answer) => {
    const page = pages.get(asked.url ?? '')
    if (page) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      answer.end(page)
      return
    }
    const { url: path, headers } = asked
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
    write: async (path) => {
      const answer = await fetch(`http://localhost:${service}${path}`)
      pages.set(path, brotliCompressSync(plainPage(await answer.text(), sheet)))
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
