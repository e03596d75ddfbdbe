import type { IsAnswer } from './answer-shape.ts'
import { ApiError, type ApiErrorKind } from './api-error.ts'

export interface RequestOptions<T> {
  /** Whether the body comes from the service: a captive portal answers 200 too. */
  isAnswer: IsAnswer<T>
  method?: string
  body?: unknown
  token?: string | null | undefined
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
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

const once = async <T>(url: string, options: RequestOptions<T>): Promise<T> => {
  const { isAnswer, method = 'GET', body, token, idempotencyKey, signal } = options
  const send = options.fetch ?? fetch
  let response: Response
  let text: string
  try {
    response = await send(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    text = await response.text()
  } catch (cause) {
    signal?.throwIfAborted()
    throw new ApiError({ kind: 'network', status: 0, message: 'No answer. Check the connection.', cause })
  }
  const parsed = parse(text)
  if (!response.ok) throw failure(response, parsed)
  if (isAnswer(parsed, response.status)) return parsed
  throw new ApiError({
    kind: 'server',
    status: response.status,
    message: 'This answer is not from the service. Check the connection and try again.',
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
const wait = (seconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

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
        (error.kind === 'network' || error.kind === 'unavailable') &&
        (error.retryAfter ?? 0) <= LONGEST_WAIT
      if (!again) throw error
      await wait(Math.max(pause, error.retryAfter ?? 0), options.signal)
    }
  }
}
