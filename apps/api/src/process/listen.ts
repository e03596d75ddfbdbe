import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Config, StartError } from '../settings/config.ts'

function asStartError(error: unknown, { port, host }: Config): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} pnpm start`,
    )
  if (code === 'EACCES')
    return new StartError(`Port ${port} needs administrator rights. Set PORT to one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(
      `HOST ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`,
    )
  return error
}

/** Binds the port and releases it; connections in between are dropped. */
export async function assertFree(config: Config): Promise<void> {
  const probe = createServer((socket) => socket.destroy())
  try {
    probe.listen(config.port, config.host)
    await once(probe, 'listening')
  } catch (error) {
    throw asStartError(error, config)
  }
  probe.close()
  await once(probe, 'close')
}

/** Opens the port and returns the address to show. */
export async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    // The welcome message shows the address: don't log it a second time.
    const { level } = app.log
    app.log.level = 'warn'
    const address = await app.listen({ port: config.port, host: config.host })
    app.log.level = level
    return address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost')
  } catch (error) {
    throw asStartError(error, config)
  }
}
