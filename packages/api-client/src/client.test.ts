import { describe, expect, it } from 'vitest'
import { asResult, createApiClient } from './client.ts'
import {
  type Answer,
  broken,
  captivePortal,
  enquiry,
  failureOf,
  json,
  nothing,
  scriptedService,
} from './scripted-service.ts'
import { submitEnquiry } from './submit-enquiry.ts'

const { baseUrl, client, seen, willAnswer } = await scriptedService()

describe('a call', () => {
  it('sends the access token unless there is getToken', async () => {
    willAnswer(json(200, { staff: [] }))
    await createApiClient({ baseUrl, token: 'sgd_0' }).users.staff()
    await createApiClient({ baseUrl, token: 'sgd_0', getToken: () => null }).users.staff()
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer sgd_0', undefined])
  })

  it('sends token, query and body without unset values', async () => {
    willAnswer(
      json(200, { enquiries: [], total: 0 }),
      json(200, { deleted: 2 }),
      json(200, { deleted: 1 }),
      nothing,
    )
    await client.enquiries.list({ page: 2, status: 'pending', q: '' })
    await client.enquiries.deleteMany(['1', '2'])
    await client.enquiries.delete('a/b')
    await client.users.endSession()
    expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/api/enquiries?page=2&status=pending', ''],
      ['DELETE', '/api/enquiries/multiple', '{"ids":["1","2"]}'],
      ['DELETE', '/api/enquiries/a%2Fb', ''],
      ['DELETE', '/api/users/session', ''],
    ])
    expect(seen[0]?.headers.authorization).toBe('Bearer a.b.c')
  })

  it.each([
    [400, 'validation'],
    [401, 'auth'],
    [403, 'forbidden'],
    [404, 'missing'],
    [409, 'conflict'],
    [413, 'validation'],
    [422, 'validation'],
    [429, 'rate'],
    [500, 'server'],
    [503, 'unavailable'],
  ])('answered %i fails as %s', async (status, kind) => {
    willAnswer(json(status, { message: 'Why', errors: { name: 'Name is required' } }, { 'retry-after': '7' }))
    const error = await failureOf(
      client.users.updateProfile({ name: '', username: '', email: '', phone: '' }),
    )
    expect(error).toMatchObject({
      kind,
      status,
      message: 'Why',
      fieldErrors: { name: 'Name is required' },
      retryAfter: 7,
      body: { message: 'Why' },
    })
  })

  it('fails with an ApiError without a response or with one that is not JSON', async () => {
    willAnswer(broken)
    expect(await failureOf(client.users.login({ emailOrUsername: 'a', password: 'b' }))).toMatchObject({
      kind: 'network',
      status: 0,
    })
    willAnswer((_request, response) => response.end('<html>'))
    expect(await failureOf(client.users.profile())).toMatchObject({ kind: 'server', status: 200 })
    willAnswer((_request, response) => response.writeHead(502).end('<html>'))
    expect(await failureOf(client.users.logout())).toMatchObject({
      kind: 'unavailable',
      status: 502,
      fieldErrors: {},
    })
  })

  it('succeeds with status 204', async () => {
    willAnswer(nothing)
    expect(await client.users.logout()).toBeUndefined()
  })

  it.each<[string, Answer]>([
    ['the page of a captive portal', captivePortal],
    ['somebody else’s JSON', json(200, { success: true })],
    ['no content', (_request, response) => response.writeHead(200).end()],
    ['JSON that is no object', json(200, null)],
  ])('fails when answered 200 with %s', async (_what, answer) => {
    willAnswer(answer)
    const calls = Object.values(client).flatMap((resource) =>
      Object.entries<(...input: never[]) => Promise<unknown>>(resource)
        .filter(([name]) => name !== 'submit')
        .map(([, call]) => call('1' as never, {} as never)),
    )
    const failures = await Promise.all(calls.map(failureOf))
    for (const error of failures) expect(error).toMatchObject({ kind: 'server', status: 200 })
  })

  it('to submit an enquiry accepts any JSON, but not the page of a captive portal', async () => {
    const send = () => failureOf(submitEnquiry(enquiry, { baseUrl, idempotencyKey: 'k' }))
    willAnswer(json(201, { enquiry: { _id: '1', status: 'of a later version' } }))
    expect(await send()).toBeUndefined()
    willAnswer(json(200, { success: true }))
    expect(await send()).toBeUndefined()
    willAnswer(captivePortal)
    expect(await send()).toMatchObject({ status: 200 })
  })

  it('can be aborted, also between retries', async () => {
    willAnswer(() => {})
    const first = new AbortController()
    const call = client.users.profile({ signal: first.signal })
    await expect.poll(() => seen.length).toBe(1)
    first.abort(new Error('gone'))
    await expect(call).rejects.toThrow('gone')
    willAnswer(json(503, { message: 'busy' }, { 'retry-after': '2' }))
    const second = new AbortController()
    const waiting = client.users.profile({ signal: second.signal })
    await expect.poll(() => seen.length).toBe(2)
    second.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
  })
})

it('reports a 401 with the token of the request, but not a refused sign-in', async () => {
  const ended: (string | null)[] = []
  const watched = createApiClient({
    baseUrl,
    getToken: () => 'old',
    onUnauthorized: (token) => ended.push(token),
  })
  willAnswer(json(401, { message: 'Sign in to continue.' }))
  await failureOf(watched.users.login({ emailOrUsername: 'a', password: 'b' }))
  expect(ended).toEqual([])
  await failureOf(watched.enquiries.mine())
  expect(ended).toEqual(['old'])
})

describe('outside of a page', () => {
  it('requires baseUrl', async () => {
    await expect(createApiClient().users.profile()).rejects.toThrow(
      /^baseUrl is missing\. .*https:\/\/goa\.example/,
    )
    await expect(submitEnquiry(enquiry)).rejects.toThrow(/^baseUrl is missing/)
  })

  it('allows relative URLs with a custom fetch', async () => {
    const seenUrls: string[] = []
    const own: typeof fetch = async (url) => {
      seenUrls.push(String(url))
      return Response.json({ user: {} })
    }
    await createApiClient({ fetch: own }).users.profile()
    expect(seenUrls).toEqual(['/api/users/profile'])
  })
})

describe('asResult', () => {
  it('returns the value or the ApiError', async () => {
    willAnswer(json(200, { user: { name: 'Asha' } }))
    expect(await asResult(client.users.profile())).toEqual({ ok: true, value: { user: { name: 'Asha' } } })
    willAnswer(json(429, { message: 'Slower' }, { 'retry-after': '7' }))
    const result = await asResult(client.users.profile())
    expect(result.ok ? undefined : result.error).toMatchObject({ kind: 'rate', retryAfter: 7 })
  })

  it('rethrows programming errors', async () => {
    await expect(asResult(createApiClient().users.profile())).rejects.toThrow('baseUrl is missing')
  })
})
