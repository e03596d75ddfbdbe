import type pg from 'pg'
import type { Listener } from '../database.ts'
import { connectOnce } from './postgres-connection.ts'

const TRY_AGAIN_AFTER = 1000

/** Listens to a channel on a dedicated connection, and reconnects when it is lost. */
export function listenTo(
  url: string,
  channel: string,
  { onMessage, onStart }: Listener,
): () => Promise<void> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const again = () => {
    client = undefined
    if (!stopped) timer = setTimeout(connect, TRY_AGAIN_AFTER).unref()
  }
  async function connect(): Promise<void> {
    const next = await connectOnce(url).catch(() => undefined)
    if (!next) return again()
    next.once('end', again)
    if (stopped) return next.end()
    client = next
    next.on('notification', ({ payload = '' }) => onMessage(payload))
    try {
      await next.query(`listen ${channel}`)
      onStart()
    } catch {
      await next.end().catch(() => {})
    }
  }
  const connecting = connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await connecting
    await client?.end().catch(() => {})
  }
}
