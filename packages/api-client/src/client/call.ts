import { type IsAnswer, noContent } from '../answer-shape.ts'
import type { RequestOptions } from '../request.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
}

export interface SubmitOptions extends CallOptions {
  idempotencyKey?: string | undefined
  /** The browser completes the request even if the page is closed. */
  keepalive?: boolean | undefined
}

export type Send = Omit<RequestOptions<unknown>, 'isAnswer'>

/** Sends a request with the client's origin and session; paths are relative to `/api`. */
export type Call = <T>(path: string, isAnswer: IsAnswer<T>, send?: Send) => Promise<T>

/** A path with its values encoded: path`/enquiries/${id}/notes`. */
export const path = (texts: TemplateStringsArray, ...values: string[]): string =>
  String.raw({ raw: texts }, ...values.map(encodeURIComponent))

/** Removes undefined fields. */
export const withQuery = (to: string, query: object = {}): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value))
  }
  const text = parameters.toString()
  return text ? `${to}?${text}` : to
}

/** Shapes of a call that the resources share. */
export const callsOf = (call: Call) => ({
  read: call,
  send: <T>(method: string, to: string, isAnswer: IsAnswer<T>, body?: unknown, options?: Send) =>
    call(to, isAnswer, { ...options, method, body }),
  /** For a response without a body. */
  tell: (method: string, to: string, body?: unknown, options?: Send): Promise<void> =>
    call(to, noContent, { ...options, method, body }),
  file: (to: string, options?: Send) => call(to, isStream, { ...options, asStream: true }),
})

const isStream: IsAnswer<ReadableStream<Uint8Array>> = (body): body is ReadableStream<Uint8Array> =>
  body instanceof ReadableStream

export type Calls = ReturnType<typeof callsOf>
