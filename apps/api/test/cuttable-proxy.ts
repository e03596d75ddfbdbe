import { connect, createServer, type Socket } from 'node:net'

function join([near, far]: [Socket, Socket]): void {
  near.pipe(far)
  far.pipe(near)
}

/** A way to a server that can be cut, or held up without being cut. */
export async function cuttableProxy(target: URL): Promise<{
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
    if (state === 'open') join(pair)
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
      if (state === 'held') pairs.forEach(join)
      state = 'open'
    },
    close: () => {
      for (const [near] of pairs) near.destroy()
      server.close()
    },
  }
}
