import type { IsAnswer } from './answer-shape.ts'
import { ApiError, type ApiErrorKind } from './api-error.ts'

export interface RequestOptions<T> {
  /** Whether the body comes from the service: a captive portal answers 200 too. */
  isAnswer: IsAnswer<T>
  /** Returns the body as a stream. */
  asStream?: boolean
  method?: string
  /** Sent as JSON; a Blob as raw bytes. */
  body?: unknown
  token?: string | null | undefined
  idempotencyKey?: string | undefined
  /** The browser completes the request even if the page is closed. */
  keepalive?: boolean | undefined
  signal?: AbortSignal | undefined
  /** Milliseconds for one attempt, including the response. @default 30000 */
  timeout?: number | undefined
  fetch?: typeof fetch | undefined
  /** Number of retries for a call that is safe to repeat. */
  retries?: number | undefined
}

const kinds: Record<number, ApiErrorKind> = {
  400: 'validation',
  401: 'auth',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  413: 'validation',
  415: 'validation',
  422: 'validation',
  429: 'rate',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

const failure = (response: Response, body: unknown): ApiError => {
  const { message, errors } = (body ?? {}) as { message?: string; errors?: Record<string, string> }
  const after = Number(response.headers.get('retry-after') || Number.NaN)
  return new ApiError({
    kind: kinds[response.status] ?? 'server',
    status: response.status,
    message: message || `The service answered ${response.status}. Try again later.`,
    ...(errors && { fieldErrors: errors }),
    ...(after >= 0 && { retryAfter: after }),
    body,
  })
}

/** Aborts when the caller does, or when time is up. */
function deadline(outer: AbortSignal | undefined, ms: number) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, ms)
  outer?.addEventListener('abort', abort)
  if (outer?.aborted) abort()
  return {
    signal: controller.signal,
    clearTimer: () => clearTimeout(timer),
    removeListener: () => outer?.removeEventListener('abort', abort),
  }
}

/** Whether the response is a file of the service: unlike a captive portal's page, it has a file name. */
const isFile = ({ ok, headers }: Response): boolean =>
  ok && headers.get('content-disposition')?.startsWith('attachment') === true

const BYTES = 'application/octet-stream'
const isBytes = (body: unknown): body is Blob => typeof Blob !== 'undefined' && body instanceof Blob

const once = async <T>(url: string, options: RequestOptions<T>): Promise<T> => {
  const { isAnswer, method = 'GET', body, token, idempotencyKey, signal, timeout = 30_000 } = options
  if (url.startsWith('/') && !options.fetch && typeof location === 'undefined')
    throw new TypeError(
      'baseUrl is missing. Outside of a page, name the origin of the service, such as { baseUrl: "https://goa.example" }.',
    )
  const send = options.fetch ?? fetch
  const attempt = deadline(signal, timeout)
  let response: Response
  let text: string
  let isStreamed = false
  try {
    response = await send(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': isBytes(body) ? BYTES : 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: isBytes(body) ? body : JSON.stringify(body) }),
      signal: attempt.signal,
      ...(options.keepalive && { keepalive: true }),
    })
    isStreamed = options.asStream === true && isFile(response)
    if (isStreamed) return response.body as T
    text = await response.text()
  } catch (cause) {
    signal?.throwIfAborted()
    throw new ApiError({
      kind: 'network',
      status: 0,
      message: 'The site did not respond. Check the connection.',
      cause,
    })
  } finally {
    attempt.clearTimer()
    // The caller may still abort a streamed body.
    if (!isStreamed) attempt.removeListener()
  }
  const parsed = parse(text)
  if (!response.ok) throw failure(response, parsed)
  if (isAnswer(parsed, response.status)) return parsed
  throw new ApiError({
    kind: 'server',
    status: response.status,
    message: 'The response did not come from this site. Check the connection and try again.',
    body: parsed,
  })
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return text
  }
}

const LONGEST_WAIT = 3
/** Rejects with the abort reason as soon as the signal aborts. */
export const wait = (seconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, seconds * 1000)
    signal?.addEventListener('abort', abort, { once: true })
  })

/** Whether an earlier request with the same key is still running; other conflicts have no Retry-After. */
const isBeingStored = ({ kind, retryAfter }: ApiError, idempotencyKey: string | undefined): boolean =>
  kind === 'conflict' && idempotencyKey !== undefined && retryAfter !== undefined

/** Sends a request; retries it only if that cannot repeat its effect. */
export async function request<T>(url: string, options: RequestOptions<T>): Promise<T> {
  const repeatable = (options.method ?? 'GET') === 'GET' || options.idempotencyKey !== undefined
  for (let left = repeatable ? (options.retries ?? 0) : 0, pause = 0.3; ; left--, pause *= 2) {
    try {
      return await once(url, options)
    } catch (error) {
      const again =
        left > 0 &&
        error instanceof ApiError &&
        (error.kind === 'network' ||
          error.kind === 'unavailable' ||
          isBeingStored(error, options.idempotencyKey)) &&
        (error.retryAfter ?? 0) <= LONGEST_WAIT
      if (!again) throw error
      await wait(Math.max(pause, error.retryAfter ?? 0), options.signal)
    }
  }
}
