import { getEventListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { createApiClient } from './client.ts'
import { request } from './request.ts'
import { broken, enquiry, failureOf, json, scriptedService } from './scripted-service.ts'
import { submitEnquiry } from './submit-enquiry.ts'

const { baseUrl, client, seen, willAnswer } = await scriptedService()

describe('retries', () => {
  it('repeat a read after a network error and after a 503', async () => {
    willAnswer(broken, json(503, { message: 'busy' }), json(200, { user: {} }))
    expect(await client.users.profile()).toEqual({ user: {} })
    expect(seen).toHaveLength(3)
  })

  it('repeat a submission only with an idempotency key, and unchanged', async () => {
    willAnswer(broken, json(201, { enquiry: { _id: '1' } }))
    expect(await submitEnquiry(enquiry, { baseUrl, idempotencyKey: 'k' })).toEqual({ enquiry: { _id: '1' } })
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k'])
    expect(seen[0]?.body).toBe(seen[1]?.body)
    willAnswer(broken)
    seen.length = 0
    expect(await failureOf(submitEnquiry(enquiry, { baseUrl }))).toMatchObject({ kind: 'network' })
    expect(seen).toHaveLength(1)
  })

  it('repeat no change, no 429, and nothing with a long Retry-After', async () => {
    willAnswer(json(503, { message: 'busy' }))
    await failureOf(client.enquiries.change('1', { status: 'closed' }))
    willAnswer(json(429, { message: 'slow' }))
    await failureOf(client.enquiries.list())
    willAnswer(json(503, { message: 'busy' }, { 'retry-after': '60' }))
    await failureOf(client.enquiries.list())
    expect(seen).toHaveLength(3)
  })
})

describe('the pause before a retry', () => {
  it('leaves no listener on the signal', async () => {
    const { signal } = new AbortController()
    willAnswer(broken, json(503, { message: 'busy' }), json(200, { user: {} }))
    await client.users.profile({ signal })
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('ends at once when the signal is aborted already', async () => {
    const controller = new AbortController()
    const send = vi.fn(async () => {
      controller.abort('left the page')
      return new Response('{}', { status: 503 })
    })
    const asked = request('https://goa.example', {
      isAnswer: (body): body is object => typeof body === 'object',
      fetch: send,
      retries: 2,
      signal: controller.signal,
    })
    await expect(asked).rejects.toBe('left the page')
    expect(send).toHaveBeenCalledTimes(1)
  })
})

it('retries a keyed enquiry while the first request is still running', async () => {
  willAnswer(
    json(409, { message: 'This enquiry is being stored.' }, { 'retry-after': '0' }),
    json(201, { enquiry: {} }),
  )
  await client.enquiries.submit(enquiry, { idempotencyKey: 'k' })
  expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k'])
  willAnswer(json(409, { message: 'Somebody else changed it.' }))
  seen.length = 0
  expect(await failureOf(client.enquiries.change('1', { status: 'closed', version: 1 }))).toMatchObject({
    kind: 'conflict',
  })
  expect(seen).toHaveLength(1)
})

describe('a service that does not answer', () => {
  it('is a network error after the timeout', async () => {
    willAnswer(() => {})
    const impatient = createApiClient({ baseUrl, timeout: 50, retries: 0 })
    expect(await failureOf(impatient.users.profile())).toMatchObject({
      kind: 'network',
      status: 0,
      message: 'The site did not respond. Check the connection.',
    })
  })

  it('has more time for an archive than for other calls', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    const silent = (_url: unknown, init?: RequestInit) =>
      new Promise<Response>((_answer, fail) => {
        signals.push(init?.signal)
        init?.signal?.addEventListener('abort', fail)
      })
    const impatient = createApiClient({ baseUrl, timeout: 50, retries: 0, fetch: silent })
    const leaving = new AbortController()
    const upload = impatient.studio.addImport('site.zip', new Blob(['a']), { signal: leaving.signal })
    expect(await failureOf(impatient.users.profile())).toMatchObject({ kind: 'network' })
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, true])
    leaving.abort('left the page')
    await expect(upload).rejects.toBe('left the page')
  })

  it('is a network error after the timeout even if the body has begun', async () => {
    willAnswer((_request, response) => void response.writeHead(200).write('{'))
    const impatient = createApiClient({ baseUrl, timeout: 50, retries: 0 })
    expect(await failureOf(impatient.users.profile())).toMatchObject({ kind: 'network' })
  })

  it('throws the abort reason when the caller gives up first', async () => {
    willAnswer(() => {})
    const signal = AbortSignal.timeout(30)
    await expect(createApiClient({ baseUrl, timeout: 5000 }).users.profile({ signal })).rejects.toMatchObject(
      {
        name: 'TimeoutError',
      },
    )
  })
})
