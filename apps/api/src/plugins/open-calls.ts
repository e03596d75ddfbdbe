import type { Socket } from 'node:net'

/** Browsers and proxies don't pipeline: few calls are ever open on one connection. */
const MAX_ON_CONNECTION = 20

/**
 * Tracks the open calls of each connection. An answer queued behind another one gets no close event of its own, so the
 * connection's close event ends all of its calls.
 */
export function createOpenCalls() {
  const connections = new WeakMap<Socket, Set<() => void>>()

  const callsOf = (connection: Socket): Set<() => void> => {
    const known = connections.get(connection)
    if (known) return known
    const calls = new Set<() => void>()
    connections.set(connection, calls)
    connection.once('close', () => {
      for (const close of calls) close()
    })
    return calls
  }

  return {
    /** Adds a call; returns false when the connection has too many already. */
    add: (connection: Socket, close: () => void): boolean => {
      const calls = callsOf(connection)
      if (connection.destroyed || calls.size >= MAX_ON_CONNECTION) return false
      calls.add(close)
      return true
    },
    remove: (connection: Socket, close: () => void): void => {
      connections.get(connection)?.delete(close)
    },
  }
}
