import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiError, asResult, createApiClient } from './client.ts'
import { enquiryMutations, userMutations } from './mutations.ts'
import { enquiryQueries, userQueries } from './queries.ts'
import { submitEnquiry } from './submit-enquiry.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
let answers: Answer[] = []
let seen: {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}[] = []

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
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answers = []
  seen = []
})

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
const nothing: Answer = (_request, response) => response.writeHead(204).end()
const broken: Answer = (request) => request.socket.destroy()
const client = createApiClient({ baseUrl, getToken: () => 'a.b.c' })
const values = {
  name: 'n',
  phone: 'p',
  email: 'e',
  dateOfPlan: '2027-01-01',
  subject: 's',
  message: 'ten letters',
}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : undefined),
  )

describe('a call', () => {
  it('carries a personal access token, unless it can ask for a session', async () => {
    answers = [json(200, { staff: [] })]
    await createApiClient({ baseUrl, token: 'sgd_0' }).users.staff()
    await createApiClient({ baseUrl, token: 'sgd_0', getToken: () => null }).users.staff()
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer sgd_0', undefined])
  })

  it('carries token, query and body, and leaves out what is not set', async () => {
    answers = [
      json(200, { enquiries: [], total: 0 }),
      json(200, { deleted: 2 }),
      json(200, { deleted: 1 }),
      nothing,
    ]
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
    answers = [json(status, { message: 'Why', errors: { name: 'Name is required' } }, { 'retry-after': '7' })]
    const error = await failure(client.users.updateProfile({ name: '', username: '', email: '', phone: '' }))
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
    answers = [broken]
    expect(await failure(client.users.login({ emailOrUsername: 'a', password: 'b' }))).toMatchObject({
      kind: 'network',
      status: 0,
    })
    answers = [(_request, response) => response.end('<html>')]
    expect(await failure(client.users.profile())).toMatchObject({ kind: 'server', status: 200 })
    answers = [(_request, response) => response.writeHead(502).end('<html>')]
    expect(await failure(client.users.logout())).toMatchObject({
      kind: 'unavailable',
      status: 502,
      fieldErrors: {},
    })
  })

  it('that is answered with nothing succeeds', async () => {
    answers = [nothing]
    expect(await client.users.logout()).toBeUndefined()
  })

  it.each<[string, Answer]>([
    [
      'the page of a captive portal',
      (_request, response) => response.end('<html>Sign in to the Wi-Fi</html>'),
    ],
    ['somebody else’s JSON', json(200, { success: true })],
    ['no content', (_request, response) => response.writeHead(200).end()],
    ['JSON that is no object', json(200, null)],
  ])('that is answered 200 with %s has failed, whatever was asked', async (_what, answer) => {
    answers = [answer]
    const calls: Promise<unknown>[] = [
      ...Object.values(client.users).map((call) => call({} as never, {} as never)),
      ...Object.entries(client.enquiries)
        .filter(([name]) => name !== 'submit')
        .map(([, call]) => call('1' as never, {} as never)),
    ]
    const failures = await Promise.all(calls.map(failure))
    for (const error of failures) expect(error).toMatchObject({ kind: 'server', status: 200 })
  })

  it('for an enquiry has succeeded with any JSON, and not with the page of a captive portal', async () => {
    const send = () => failure(submitEnquiry(values, { baseUrl, idempotencyKey: 'k' }))
    answers = [json(201, { enquiry: { _id: '1', status: 'of a later version' } })]
    expect(await send()).toBeUndefined()
    answers = [json(200, { success: true })]
    expect(await send()).toBeUndefined()
    answers = [(_request, response) => response.end('<html>Sign in to the Wi-Fi</html>')]
    expect(await send()).toMatchObject({ status: 200 })
  })

  it('can be cancelled, also while it waits to be repeated', async () => {
    answers = [() => {}]
    const first = new AbortController()
    const call = client.users.profile({ signal: first.signal })
    await expect.poll(() => seen.length).toBe(1)
    first.abort(new Error('gone'))
    await expect(call).rejects.toThrow('gone')
    answers = [json(503, { message: 'busy' }, { 'retry-after': '2' })]
    const second = new AbortController()
    const waiting = client.users.profile({ signal: second.signal })
    await expect.poll(() => seen.length).toBe(2)
    second.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
  })
})

describe('repeating', () => {
  it('reads again after no answer and after a 503', async () => {
    answers = [broken, json(503, { message: 'busy' }), json(200, { user: {} })]
    expect(await client.users.profile()).toEqual({ user: {} })
    expect(seen).toHaveLength(3)
  })

  it('sends an enquiry again only under a key, and then the same', async () => {
    answers = [broken, json(201, { enquiry: { _id: '1' } })]
    expect(await submitEnquiry(values, { baseUrl, idempotencyKey: 'k' })).toEqual({ enquiry: { _id: '1' } })
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k'])
    expect(seen[0]?.body).toBe(seen[1]?.body)
    answers = [broken]
    seen = []
    expect(await failure(submitEnquiry(values, { baseUrl }))).toMatchObject({ kind: 'network' })
    expect(seen).toHaveLength(1)
  })

  it('never repeats a change, a refusal, or what asks for long patience', async () => {
    answers = [json(503, { message: 'busy' })]
    await failure(client.enquiries.change('1', { status: 'closed' }))
    answers = [json(429, { message: 'slow' })]
    await failure(client.enquiries.list())
    answers = [json(503, { message: 'busy' }, { 'retry-after': '60' })]
    await failure(client.enquiries.list())
    expect(seen).toHaveLength(3)
  })
})

it('reports an ended session with the token it answers, but not a refused sign-in', async () => {
  const ended: (string | null)[] = []
  const watched = createApiClient({
    baseUrl,
    getToken: () => 'old',
    onUnauthorized: (token) => ended.push(token),
  })
  answers = [json(401, { message: 'Sign in to continue.' })]
  await failure(watched.users.login({ emailOrUsername: 'a', password: 'b' }))
  expect(ended).toEqual([])
  await failure(watched.enquiries.mine())
  expect(ended).toEqual(['old'])
})

it('makes query options whose keys begin alike', async () => {
  answers = [json(200, { enquiries: [], total: 0 })]
  const queries = enquiryQueries(client)
  expect(queries.list({ page: 2 }).queryKey).toEqual([...queries.all(), 'list', { page: 2 }])
  expect(queries.detail('7').queryKey.slice(0, 1)).toEqual(queries.all())
  expect(userQueries(client).profile().queryKey.slice(0, 1)).toEqual(userQueries(client).all())
})

describe('away from a page', () => {
  it('asks for the origin that Node cannot know', async () => {
    await expect(createApiClient().users.profile()).rejects.toThrow(
      /^baseUrl is missing\. .*https:\/\/goa\.example/,
    )
    await expect(submitEnquiry(values)).rejects.toThrow(/^baseUrl is missing/)
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

describe('a service that says nothing', () => {
  it('is given up after the timeout, as no answer', async () => {
    answers = [() => {}]
    const impatient = createApiClient({ baseUrl, timeout: 50, retries: 0 })
    expect(await failure(impatient.users.profile())).toMatchObject({
      kind: 'network',
      status: 0,
      message: 'No answer. Check the connection.',
    })
  })

  it('is given up while its answer drips, too', async () => {
    answers = [(_request, response) => void response.writeHead(200).write('{')]
    const impatient = createApiClient({ baseUrl, timeout: 50, retries: 0 })
    expect(await failure(impatient.users.profile())).toMatchObject({ kind: 'network' })
  })

  it('throws the abort reason when the caller gives up first', async () => {
    answers = [() => {}]
    const signal = AbortSignal.timeout(30)
    await expect(createApiClient({ baseUrl, timeout: 5000 }).users.profile({ signal })).rejects.toMatchObject(
      {
        name: 'TimeoutError',
      },
    )
  })
})

it('tries a keyed enquiry again while the first sending of it is still worked on', async () => {
  answers = [
    json(409, { message: 'This enquiry is being stored.' }, { 'retry-after': '0' }),
    json(201, { enquiry: {} }),
  ]
  await client.enquiries.submit(values, { idempotencyKey: 'k' })
  expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k'])
  answers = [json(409, { message: 'Somebody else changed it.' })]
  seen = []
  expect(await failure(client.enquiries.change('1', { status: 'closed', version: 1 }))).toMatchObject({
    kind: 'conflict',
  })
  expect(seen).toHaveLength(1)
})

describe('a result instead of an error', () => {
  it('is the value or the failure', async () => {
    answers = [json(200, { user: { name: 'Asha' } })]
    expect(await asResult(client.users.profile())).toEqual({ ok: true, value: { user: { name: 'Asha' } } })
    answers = [json(429, { message: 'Slower' }, { 'retry-after': '7' })]
    const result = await asResult(client.users.profile())
    expect(result.ok ? undefined : result.error).toMatchObject({ kind: 'rate', retryAfter: 7 })
  })

  it('hides no mistake of the caller', async () => {
    await expect(asResult(createApiClient().users.profile())).rejects.toThrow('baseUrl is missing')
  })
})

describe('a file', () => {
  const file = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="enquiries.csv"' }

  it('comes as it is written, and is not held to the deadline of an answer', async () => {
    let rest: () => void = () => {}
    answers = [
      (_request, response) => {
        response.writeHead(200, file).write('Id,Name\r\n')
        rest = () => response.end('1,Asha\r\n')
      },
    ]
    const impatient = createApiClient({ baseUrl, timeout: 60 })
    const reader = (await impatient.enquiries.export({ status: 'closed' })).getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('Id,Name\r\n')
    await new Promise((resolve) => setTimeout(resolve, 100))
    rest()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('1,Asha\r\n')
    expect(seen[0]?.url).toBe('/api/enquiries/export?status=closed')
  })

  it('can be aborted on its way', async () => {
    answers = [(_request, response) => void response.writeHead(200, file).write('Id')]
    const controller = new AbortController()
    const stream = await client.enquiries.export({}, { signal: controller.signal })
    const reader = stream.getReader()
    await reader.read()
    controller.abort()
    await expect(reader.read()).rejects.toThrow()
  })

  it('is refused like any call', async () => {
    answers = [json(403, { message: 'For staff' })]
    expect(await failure(client.enquiries.export())).toMatchObject({
      kind: 'forbidden',
      message: 'For staff',
    })
  })
})

describe('mutations', () => {
  it('carry their variables to the call, under keys below those of the queries', async () => {
    const enquiries = enquiryMutations(client)
    answers = [json(201, { enquiry: {} }), json(200, { enquiry: {} }), json(200, { deleted: 2 }), nothing]
    const run = <Variables>(
      { mutationFn }: { mutationFn?: (variables: Variables, context: never) => Promise<unknown> },
      variables: Variables,
    ) => mutationFn?.(variables, undefined as never)
    await run(enquiries.submit(), { input: values, idempotencyKey: 'k' })
    await run(enquiries.change(), { id: '7', input: { status: 'closed', version: 1 } })
    await run(enquiries.deleteMany(), ['1', '2'])
    await run(userMutations(client).logout(), undefined)
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/enquiries',
      'PUT /api/enquiries/7/status',
      'DELETE /api/enquiries/multiple',
      'POST /api/users/logout',
    ])
    expect(seen[0]?.headers['idempotency-key']).toBe('k')
    const [root] = enquiryQueries(client).all()
    expect(enquiries.submit().mutationKey?.[0]).toBe(root)
  })
})
