import { connect, createServer, type Socket } from 'node:net'

function join([near, far]: [Socket, Socket], delay: number): void {
  if (delay === 0) near.pipe(far)
  else near.on('data', (chunk) => setTimeout(() => far.write(chunk), delay))
  far.pipe(near)
}

/** A way to a server that can be cut, or held up without being cut; it delays what is asked by some milliseconds. */
export async function cuttableProxy(
  target: URL,
  delay = 0,
): Promise<{
  port: number
  cut: () => void
  hold: () => void
  /** What is connected hangs for good; new connections are let through. */
  strand: () => void
  mend: () => void
  close: () => void
}> {
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
  return {
    port,
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
