import { estimateSchema, tripSchema } from '@susegad/api-client/contract'
import { expect, it } from 'vitest'
import { startService } from '../../test/service.ts'
import { clearDemo, demoWarning } from './clear-demo.ts'
import { seedDemo } from './demo-data.ts'
import { colleague, customer } from './demo-people.ts'

const { call, db, config, staff, enquire } = await startService()
const inProduction = { ...config, inProduction: true }

it('deletes the samples, and nothing else', async () => {
  await seedDemo(db, config)
  const planned = await db.query<{ trip: object; estimate: object }>(
    'select trip, estimate from enquiries where trip is not null',
  )
  expect(planned.length).toBeGreaterThan(0)
  for (const { trip, estimate } of planned) {
    expect(tripSchema.parse(trip)).toEqual(trip)
    expect(estimateSchema.parse(estimate)).toEqual(estimate)
  }
  expect(await demoWarning(db, config)).toBeUndefined()
  expect(await demoWarning(db, inProduction)).toMatch(
    /^the sample accounts asha@mail\.example and milind@desk\.example can sign in\. .* run clear-demo$/,
  )
  await expect(clearDemo(db)).rejects.toThrow(
    `${colleague.email} is the only member of staff. Create another first`,
  )

  const { token, user } = await staff()
  const real = await enquire({ message: 'A real one' })
  const asCustomer = await enquire({ email: customer.email, message: 'Tried the form' })
  await db.query(
    `update enquiries set assigned_to = (select id from users where email = $1), user_id = (select id from users where email = $2)`,
    [colleague.email, customer.email],
  )
  expect(await clearDemo(db)).toEqual({ enquiries: 140, accounts: 2 })

  const { body } = await call<{ enquiries: { _id: string }[]; total: number }>('GET', '/api/enquiries', {
    token,
  })
  expect(body.total).toBe(2)
  expect(body.enquiries.map(({ _id }) => _id).sort()).toEqual([real, asCustomer].sort())
  expect((await db.query('select email from users')).map(({ email }) => email)).toEqual([user.email])
  expect(await demoWarning(db, inProduction)).toBeUndefined()
  expect(await clearDemo(db)).toEqual({ enquiries: 0, accounts: 0 })
})

it('keeps the next start from adding the samples again', async () => {
  await db.query('delete from enquiries')
  await db.query(`delete from users where role = 'customer'`)
  expect(await seedDemo(db, config)).toBeUndefined()
  expect(await db.query('select 1 from enquiries')).toEqual([])
})
