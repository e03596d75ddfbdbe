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
  it('carries a personal access token, unless it can ask for a session', async () => {
    willAnswer(json(200, { staff: [] }))
    await createApiClient({ baseUrl, token: 'sgd_0' }).users.staff()
    await createApiClient({ baseUrl, token: 'sgd_0', getToken: () => null }).users.staff()
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer sgd_0', undefined])
  })

  it('carries token, query and body, and leaves out what is not set', async () => {
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
  ])('answered with %i fails as %s', async (status, kind) => {
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

  it('without an answer, or with one that is no JSON, fails as one kind too', async () => {
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

  it('that is answered with nothing succeeds', async () => {
    willAnswer(nothing)
    expect(await client.users.logout()).toBeUndefined()
  })

  it.each<[string, Answer]>([
    ['the page of a captive portal', captivePortal],
    ['somebody else’s JSON', json(200, { success: true })],
    ['no content', (_request, response) => response.writeHead(200).end()],
    ['JSON that is no object', json(200, null)],
  ])('that is answered 200 with %s has failed, whatever was asked', async (_what, answer) => {
    willAnswer(answer)
    const calls = Object.values(client).flatMap((resource) =>
      Object.entries<(...input: never[]) => Promise<unknown>>(resource)
        .filter(([name]) => name !== 'submit')
        .map(([, call]) => call('1' as never, {} as never)),
    )
    const failures = await Promise.all(calls.map(failureOf))
    for (const error of failures) expect(error).toMatchObject({ kind: 'server', status: 200 })
  })

  it('for an enquiry has succeeded with any JSON, and not with the page of a captive portal', async () => {
    const send = () => failureOf(submitEnquiry(enquiry, { baseUrl, idempotencyKey: 'k' }))
    willAnswer(json(201, { enquiry: { _id: '1', status: 'of a later version' } }))
    expect(await send()).toBeUndefined()
    willAnswer(json(200, { success: true }))
    expect(await send()).toBeUndefined()
    willAnswer(captivePortal)
    expect(await send()).toMatchObject({ status: 200 })
  })

  it('can be cancelled, also while it waits to be repeated', async () => {
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

it('reports an ended session with the token it answers, but not a refused sign-in', async () => {
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

describe('away from a page', () => {
  it('asks for the origin that Node cannot know', async () => {
    await expect(createApiClient().users.profile()).rejects.toThrow(
      /^baseUrl is missing\. .*https:\/\/goa\.example/,
    )
    await expect(submitEnquiry(enquiry)).rejects.toThrow(/^baseUrl is missing/)
  })

  it('leaves a relative address to a fetch of the caller', async () => {
    const seenUrls: string[] = []
    const own: typeof fetch = async (url) => {
      seenUrls.push(String(url))
      return Response.json({ user: {} })
    }
    await createApiClient({ fetch: own }).users.profile()
    expect(seenUrls).toEqual(['/api/users/profile'])
  })
})

describe('a result instead of an error', () => {
  it('is the value or the failure', async () => {
    willAnswer(json(200, { user: { name: 'Asha' } }))
    expect(await asResult(client.users.profile())).toEqual({ ok: true, value: { user: { name: 'Asha' } } })
    willAnswer(json(429, { message: 'Slower' }, { 'retry-after': '7' }))
    const result = await asResult(client.users.profile())
    expect(result.ok ? undefined : result.error).toMatchObject({ kind: 'rate', retryAfter: 7 })
  })

  it('hides no mistake of the caller', async () => {
    await expect(asResult(createApiClient().users.profile())).rejects.toThrow('baseUrl is missing')
  })
})
