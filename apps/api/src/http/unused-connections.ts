import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Browsers open connections in advance. Node doesn't count one as idle before its first request, so that a server that
 * closes would wait for its timeout. Returns a function to close them.
 */
export function trackUnusedConnections(server: Server): () => void {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }
}
