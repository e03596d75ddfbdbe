import { firefox } from 'playwright'
import { onPath } from './browser.ts'

/** Finds a Firefox as people have it: FIREFOX_PATH, or the system's. */
export function findFirefox(): string | undefined {
  return (
    process.env.FIREFOX_PATH ??
    onPath(['firefox-esr', 'firefox'], ['/Applications/Firefox.app/Contents/MacOS/firefox'])
  )
}

interface Transport {
  send: (message: { id: number; method: string }) => void
  onmessage?: (message: { id: number; type: 'success'; result: object }) => void
}

interface BidiFirefox {
  connectToTransport: (transport: Transport, options: object) => Promise<unknown>
}

/**
 * Options by which Playwright drives it, through WebDriver BiDi. Playwright sends each page the wanted colour scheme by a
 * command that Firefox 153, Debian's, refuses, and no page would open: it is answered here, and pages have the system's
 * colours.
 */
export function firefoxOptions(executablePath: string) {
  const { _bidiFirefox } = (
    firefox as unknown as { _connection: { toImpl: (of: object) => { _bidiFirefox: BidiFirefox } } }
  )._connection.toImpl(firefox)
  const connect = _bidiFirefox.connectToTransport.bind(_bidiFirefox)
  _bidiFirefox.connectToTransport = (transport, options) => {
    const send = transport.send.bind(transport)
    transport.send = (message) => {
      if (message.method !== 'emulation.setMediaFeaturesOverride') return send(message)
      queueMicrotask(() => transport.onmessage?.({ id: message.id, type: 'success', result: {} }))
    }
    return connect(transport, options)
  }
  return { channel: 'moz-firefox', executablePath }
}
