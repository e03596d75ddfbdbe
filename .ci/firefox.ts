import { firefox } from 'playwright'

interface Message {
  id: number
  method: string
}

interface Transport {
  send: (message: Message) => void
  onmessage?: (message: { id: number; type: 'success'; result: object }) => void
}

interface BidiFirefox {
  connectToTransport: (transport: Transport, options: object) => Promise<unknown>
}

/** Playwright types past React, which then takes the text away: Firefox's own command for editing types as people do. */
const typing = (message: Message): Message =>
  JSON.parse(
    JSON.stringify(message).replaceAll(
      'window.__pw_bidiInsertText(',
      "document.execCommand('insertText', false, ",
    ),
  )

/**
 * Launch options for the system's Firefox, which Playwright drives by WebDriver BiDi. Playwright sets the colour scheme of
 * each context, with no way not to, and Firefox 153 refuses that command, so that no page would open: it is answered here.
 */
export function firefoxOptions(executablePath: string) {
  const { _bidiFirefox } = (
    firefox as unknown as { _connection: { toImpl: (of: object) => { _bidiFirefox: BidiFirefox } } }
  )._connection.toImpl(firefox)
  const connect = _bidiFirefox.connectToTransport.bind(_bidiFirefox)
  _bidiFirefox.connectToTransport = (transport, options) => {
    const send = transport.send.bind(transport)
    transport.send = (message) => {
      if (message.method !== 'emulation.setMediaFeaturesOverride') return send(typing(message))
      queueMicrotask(() => transport.onmessage?.({ id: message.id, type: 'success', result: {} }))
    }
    return connect(transport, options)
  }
  return { channel: 'moz-firefox', executablePath }
}
