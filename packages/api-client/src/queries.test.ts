import { describe, expect, it } from 'vitest'
import { enquiryMutations, userMutations } from './mutations.ts'
import { enquiryQueries, userQueries } from './queries.ts'
import { enquiry, json, nothing, scriptedService } from './scripted-service.ts'

const { client, seen, willAnswer } = await scriptedService()

it('gives query keys a common root', () => {
  const queries = enquiryQueries(client)
  expect(queries.list({ page: 2 }).queryKey).toEqual([...queries.all(), 'list', { page: 2 }])
  expect(queries.detail('7').queryKey.slice(0, 1)).toEqual(queries.all())
  expect(userQueries(client).profile().queryKey.slice(0, 1)).toEqual(userQueries(client).all())
})

describe('mutations', () => {
  it('pass their variables to the call, with keys below those of the queries', async () => {
    const enquiries = enquiryMutations(client)
    willAnswer(json(201, { enquiry: {} }), json(200, { enquiry: {} }), json(200, { deleted: 2 }), nothing)
    const run = <Variables>(
      { mutationFn }: { mutationFn?: (variables: Variables, context: never) => Promise<unknown> },
      variables: Variables,
    ) => mutationFn?.(variables, undefined as never)
    await run(enquiries.submit(), { input: enquiry, idempotencyKey: 'k' })
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
