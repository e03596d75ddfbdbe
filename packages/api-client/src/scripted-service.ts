import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeEach } from 'vitest'
import { ApiError, createApiClient } from './client.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

interface Asked {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** A fake service that returns the given responses in turn, repeats the last, and records requests. */
export async function scriptedService() {
  const seen: Asked[] = []
  let answers: Answer[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ method: request.method, url: request.url, headers: request.headers, body })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    answer?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const willAnswer = (...next: Answer[]) => {
    answers = next
  }
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    answers = []
    seen.length = 0
  })
  return { baseUrl, client: createApiClient({ baseUrl, getToken: () => 'a.b.c' }), seen, willAnswer }
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
export const nothing: Answer = (_request, response) => response.writeHead(204).end()
export const broken: Answer = (request) => request.socket.destroy()
export const captivePortal: Answer = (_request, response) => response.end('<html>Sign in to the Wi-Fi</html>')

export const enquiry = {
  name: 'n',
  phone: 'p',
  email: 'e',
  dateOfPlan: '2027-01-01',
  subject: 's',
  message: 'ten letters',
}

/** The ApiError of a failed call. */
export const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : undefined),
  )
