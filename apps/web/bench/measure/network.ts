import type { CDPSession } from 'playwright'

export interface Transferred {
  /** Bytes of each kind of resource, as they came over the line. */
  bytes: Record<string, number>
  requests: number
  scriptBeforeLoad: number
}

export interface Network {
  transferred: () => Transferred
  /** Waits until nothing has been on its way for `time` milliseconds, at most fifteen seconds. */
  quiet: (time: number) => Promise<void>
}

/** Counts what a page fetches; `Network` must be enabled. */
export async function watchNetwork(cdp: CDPSession): Promise<Network> {
  const bytes: Record<string, number> = {}
  const kinds = new Map<string, string>()
  const underway = new Set<string>()
  let changed = performance.now()
  let loaded = false
  let scriptBeforeLoad = 0
  let requests = 0
  const ended = (requestId: string) => {
    underway.delete(requestId)
    changed = performance.now()
  }
  cdp.on('Page.loadEventFired', () => {
    loaded = true
  })
  cdp.on('Network.requestWillBeSent', ({ requestId }) => {
    underway.add(requestId)
    changed = performance.now()
  })
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  cdp.on('Network.loadingFailed', ({ requestId }) => ended(requestId))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    ended(requestId)
    const kind = kinds.get(requestId) ?? 'Other'
    requests++
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
    if (kind === 'Script' && !loaded) scriptBeforeLoad += encodedDataLength
  })
  await cdp.send('Page.enable')
  return {
    transferred: () => ({ bytes: { ...bytes }, requests, scriptBeforeLoad }),
    quiet: async (time) => {
      const end = performance.now() + 15_000
      const begun = performance.now()
      const isQuiet = () => underway.size === 0 && performance.now() - Math.max(changed, begun) > time
      while (!isQuiet() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}
