import { EventSourceParserStream } from 'eventsource-parser/stream'
import { ApiError } from './api-error.ts'
import type { LiveChange, Presence } from './contract/desk/live.ts'
import { wait } from './request.ts'

export type { LiveChange, Presence } from './contract/desk/live.ts'

export type LiveEvent =
  /** Enquiries were created, changed, deleted or restored; `ids` is empty if there are too many to name. */
  | ({ type: 'change' } & LiveChange)
  /** Who is reading or writing an enquiry now. */
  | ({ type: 'presence' } & Presence)
  /** Events may have been missed, so reload. Also the first event. */
  | { type: 'missed' }

export interface FollowOptions {
  /** Origin of the service, without `/api`; defaults to the page's own origin. */
  baseUrl?: string | undefined
  /** Returns the session token of a member of staff; called for each connection. */
  getToken?: (() => string | null | undefined) | undefined
  fetch?: typeof fetch | undefined
  /** Aborts the connection. */
  signal: AbortSignal
  onEvent: (event: LiveEvent) => void
  /** Called when the connection opens or is lost. */
  onConnected?: ((connected: boolean) => void) | undefined
}

// The service writes every 15 seconds: a connection that is silent for longer is lost, as after sleep.
const SILENCE_MS = 40_000
const FIRST_PAUSE_SECONDS = 1
const LONGEST_PAUSE_SECONDS = 30

/**
 * Follows live events until `signal` aborts. Reconnects after a lost connection and then gets the missed events.
 * Rejects only if the service refuses the caller.
 */
export async function followEnquiries(options: FollowOptions): Promise<void> {
  const { signal, onConnected } = options
  let since: string | undefined
  let pause = FIRST_PAUSE_SECONDS
  while (!signal.aborted) {
    try {
      await readEvents(options, since, (id) => {
        since = id
        pause = FIRST_PAUSE_SECONDS
      })
    } catch (error) {
      if (error instanceof ApiError) throw error
    } finally {
      onConnected?.(false)
    }
    // Jitter, so that not all desks reconnect at once after a restart.
    await wait(pause * (0.5 + Math.random()), signal).catch(() => {})
    pause = Math.min(pause * 2, LONGEST_PAUSE_SECONDS)
  }
}

async function readEvents(
  { baseUrl = '', getToken, signal, onEvent, onConnected, ...options }: FollowOptions,
  since: string | undefined,
  onId: (id: string) => void,
): Promise<void> {
  const token = getToken?.()
  const lost = new AbortController()
  const send = options.fetch ?? fetch
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(() => lost.abort(), SILENCE_MS)
  }
  restartTimer()
  const end = () => lost.abort()
  signal.addEventListener('abort', end)
  try {
    const response = await send(`${baseUrl.replace(/\/$/, '')}/api/enquiries/live`, {
      headers: {
        accept: 'text/event-stream',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(since !== undefined && { 'last-event-id': since }),
      },
      signal: lost.signal,
    })
    if (response.status === 401 || response.status === 403) throw refusal(response.status)
    if (!response.ok || !response.body || !isStream(response)) return
    onConnected?.(true)
    const alive = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        restartTimer()
        controller.enqueue(chunk)
      },
    })
    const reader = response.body
      .pipeThrough(alive)
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .pipeThrough(new EventSourceParserStream())
      .getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const { id, event, data } = part.value
      if (id !== undefined) onId(id)
      onEvent({ ...JSON.parse(data), type: event } as LiveEvent)
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
    lost.abort()
  }
}

/** A captive portal answers 200 too. */
const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true

const refusal = (status: number): ApiError =>
  new ApiError({
    kind: status === 401 ? 'auth' : 'forbidden',
    status,
    message: status === 401 ? 'Sign in to continue.' : 'Only staff can do this.',
    body: undefined,
  })
