import { beforeAll, describe, expect, it } from 'vitest'
import { startService } from '../../test/service.ts'
import { users } from '../db/schema/account/users.ts'
import { StartError } from '../settings/config.ts'
import { faultOf } from './fault.ts'

const { db } = await startService()
const person = ['Zebulon Quux', 'zebulon@mail.example', '+91 98765 40123', '203.0.113.77']
const [name = '', email = '', phone = '', address = ''] = person
const failureOf = (work: () => PromiseLike<unknown>) =>
  Promise.resolve(work()).then(
    () => Promise.reject(new Error('It did not fail')),
    (error: unknown) => error,
  )
const expectNobody = (fault: unknown) => {
  const text = JSON.stringify(fault)
  for (const secret of [...person, 'Zebulon', 'Quux', '98765', '40123']) expect(text).not.toContain(secret)
}

describe('what is logged of an error of the database', () => {
  const row = {
    name,
    username: name,
    usernameKey: 'z',
    usernameLookalike: 'z',
    email,
    emailKey: email,
    phone,
    passwordHash: '$argon2id$',
  }
  beforeAll(() => db.drizzle.insert(users).values(row))

  it('names the constraint, and no person', async () => {
    const fault = faultOf(await failureOf(() => db.drizzle.insert(users).values(row)))
    expect(fault).toMatchObject({
      code: '23505',
      message: undefined,
      cause: { message: 'duplicate key value violates unique constraint "users_usernameKey_unique"' },
    })
    expectNobody(fault)
  })

  it.each([
    [
      'a value of the wrong type',
      'select $1::text::uuid',
      [`${name}" ${email}`],
      'invalid input syntax for type uuid: …',
    ],
    [
      'a value that is none of them',
      'select $1::text::enquiry_status',
      [name],
      'invalid input value for enum enquiry_status: …',
    ],
    [
      'a missing value',
      `insert into users (name) values ($1)`,
      [name],
      'null value in column "username" of relation "users" violates not-null constraint',
    ],
    ['a date of no calendar', 'select $1::text::date', [name], 'invalid input syntax for type date: …'],
  ])('says %s', async (_what, text, values, message) => {
    const fault = faultOf(await failureOf(() => db.query(text, values)))
    expect(fault.message).toBe(message)
    expectNobody(fault)
  })
})

describe('what is logged of another error', () => {
  it('has the whole chain of causes', () => {
    const end = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const fault = faultOf(new Error('The letter was not sent', { cause: new AggregateError([end], '') }))
    expect(fault).toMatchObject({
      message: 'The letter was not sent',
      cause: { fault: 'AggregateError', cause: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' } },
    })
    expect(fault.place).toContain('fault.test.ts')
  })

  it('contains no quoted text, address or phone number', async () => {
    expectNobody(faultOf(new Error(`${email} has ${phone} at ${address}\nand is ${name}`)))
    expectNobody(faultOf(new Error(`Not for '${name}', "${name}" nor “${name}”`)))
    expectNobody(faultOf(await failureOf(async () => JSON.parse(`{"name": ${name}}`))))
  })

  it('contains messages of the service unchanged', () => {
    const message =
      "BACKUP_DIR /srv/backups can't be written (EACCES). Make it writable or choose another folder."
    expect(faultOf(new StartError(message)).message).toBe(message)
  })
})
