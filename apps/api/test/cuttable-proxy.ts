import { connect, createServer, type Socket } from 'node:net'

function join([near, far]: [Socket, Socket], delay: number): void {
  if (delay === 0) near.pipe(far)
  else near.on('data', (chunk) => setTimeout(() => far.write(chunk), delay))
  far.pipe(near)
}

/**
 * A proxy to a database that can cut its connections, hold them without an end (`strand` only those that are open), and
 * delay what is sent by some milliseconds.
 */
export async function cuttableProxy(database: string, delay = 0) {
  const target = new URL(database)
  let state: 'open' | 'cut' | 'held' = 'open'
  const pairs = new Set<[Socket, Socket]>()
  const server = createServer((near) => {
    if (state === 'cut') {
      near.resetAndDestroy()
      return
    }
    const far = connect(Number(target.port), target.hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
    near.on('close', () => {
      pairs.delete(pair)
      far.destroy()
    })
    far.on('close', () => near.destroy())
    if (state === 'open') join(pair, delay)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const part = () => {
    for (const [near, far] of pairs) {
      near.unpipe(far)
      far.unpipe(near)
    }
  }
  const through = new URL(database)
  through.port = String(port)
  return {
    /** The database's URL through the proxy. */
    url: through.href,
    cut: () => {
      state = 'cut'
      for (const [near] of pairs) near.resetAndDestroy()
    },
    hold: () => {
      state = 'held'
      part()
    },
    strand: part,
    mend: () => {
      if (state === 'held') for (const pair of pairs) join(pair, delay)
      state = 'open'
    },
    close: () => {
      for (const [near] of pairs) near.destroy()
      server.close()
    },
  }
}
