import { followEnquiries, type LiveEvent } from '@susegad/api-client/live'
import { readToken } from '../../../shell/session/session-storage.ts'
import { allPresence } from './presence-store.ts'

/** What a tab asks when it joins: whoever is connected tells it who reads what. */
const QUESTION = 'who is where?'

/**
 * Hears what happens to enquiries. Of all tabs of one person only one is connected, since browsers allow six connections
 * to a host; it hands on to the others, and the next takes its place when it is closed.
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
      // Refused: the desk's own calls say so, and end the session.
    })
  }
  tabs.onmessage = ({ data }: MessageEvent<LiveEvent | typeof QUESTION>) => {
    if (data !== QUESTION) return hear(data)
    if (connected) for (const presence of allPresence()) tabs.postMessage({ type: 'presence', ...presence })
  }
  tabs.postMessage(QUESTION)
  // Without locks, as on plain http, each tab has its own connection.
  const turn = 'locks' in navigator ? navigator.locks.request(name, { signal }, follow) : follow()
  turn.catch(() => {
    // Left before it was this tab's turn.
  })
  signal.addEventListener('abort', () => tabs.close())
}
