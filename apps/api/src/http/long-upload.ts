import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

const long = new WeakSet<Duplex>()

/** Exempts a call's body from the server's request timeout; its route must limit the time. */
export function allowLongUpload({ socket }: IncomingMessage, response: ServerResponse): void {
  long.add(socket)
  response.once('close', () => long.delete(socket))
}

/** Node has one request timeout for all calls: keeps it from ending those that `allowLongUpload` exempts. */
export function keepLongUploads(server: Server): void {
  const handlers = server.listeners('clientError')
  server.removeAllListeners('clientError')
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && long.has(socket)) return
    for (const handle of handlers) handle(error, socket)
  })
}
