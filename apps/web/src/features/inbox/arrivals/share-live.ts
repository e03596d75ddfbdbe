import { followEnquiries, type LiveEvent } from '@susegad/api-client/live'
import { readToken } from '../../../shell/session/session-storage.ts'
import { allPresence } from '../presence/presence.ts'

/** Message of a new tab: the connected tab replies with the current presence. */
const QUESTION = 'who is where?'

/**
 * Receives live events. Only one tab of a person is connected, because browsers allow six connections
 * to a host. It broadcasts to the others, and another tab takes over when it is closed.
 */
export function shareLive(owner: string, signal: AbortSignal, hear: (event: LiveEvent) => void): void {
  const name = `susegad-desk-${owner}`
  const tabs = new BroadcastChannel(name)
  let connected = false
  const follow = () => {
    connected = true
    return followEnquiries({
      getToken: readToken,
      signal,
      onEvent(event) {
        hear(event)
        if (!signal.aborted) tabs.postMessage(event)
      },
    }).catch(() => {
      // Refused: the desk's other calls report it and end the session.
    })
  }
  tabs.onmessage = ({ data }: MessageEvent<LiveEvent | typeof QUESTION>) => {
    if (data !== QUESTION) return hear(data)
    if (connected) for (const presence of allPresence()) tabs.postMessage({ type: 'presence', ...presence })
  }
  tabs.postMessage(QUESTION)
  // Without Web Locks, as on plain http, each tab has its own connection.
  const turn = 'locks' in navigator ? navigator.locks.request(name, { signal }, follow) : follow()
  turn.catch(() => {
    // Aborted before this tab got the lock.
  })
  signal.addEventListener('abort', () => tabs.close())
}
