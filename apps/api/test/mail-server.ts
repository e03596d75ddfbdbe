import { SMTPServer } from 'smtp-server'

/** A real mail server. It rejects recipients that begin with `nobody`. */
export async function startMailServer(port = 0, disabledCommands = ['STARTTLS']) {
  const received: { to: string[]; text: string; secure: boolean }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands,
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('nobody')
          ? Object.assign(new Error(`5.1.1 <${address}> is unknown here`), { responseCode: 550 })
          : undefined,
      ),
    onData: (stream, session, done) => {
      let text = ''
      stream.on('data', (chunk) => (text += chunk))
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text,
          secure: session.secure,
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as { port: number }
  return {
    received,
    port: address.port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
