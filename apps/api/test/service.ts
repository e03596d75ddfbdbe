import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import type { AuthResult, StaffEnquiry } from '@susegad/api-client/contract'
import type { StaffRole } from '@susegad/api-client/rules'
import type { InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import { buildApp } from '../src/app.ts'
import { connectOnce } from '../src/db/connection/postgres-connection.ts'
import { makeAdmin } from '../src/features/staff/staff-store.ts'
import { type Config, readConfig } from '../src/settings/config.ts'
import { Business } from '../src/settings/site-business.ts'
import type { SiteMaker } from '../src/studio/site/site-maker.ts'
import { documentedStatuses } from './documented.ts'
import { freshDatabase } from './fresh-database.ts'

export interface Answer<T = Record<string, unknown>> {
  status: number
  body: T
  text: string
  headers: Record<string, unknown>
}

export interface Call {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
  /** The caller's address, through the trusted proxy of the tests. */
  from?: string
}

export const SECRET = 'a secret of the tests, long enough to be taken'

export const testBusiness = (name = 'Susegad') =>
  Object.assign(new Business(tmpdir()), { name, locale: 'en-IN', currency: 'INR' })

export const testConfig = (over: Partial<Config> = {}): Config => ({
  ...readConfig({}),
  dataDir: tmpdir(),
  publicUrl: 'http://localhost:4000',
  business: testBusiness(),
  rateLimit: false,
  trustProxy: ['127.0.0.1'],
  logLevel: 'silent',
  password: { memoryCost: 1024, timeCost: 1, parallelism: 1 },
  ...over,
})

export const enquiry = (over: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Meera Iyer',
  phone: '+91 98400 91273',
  email: 'meera@mail.example',
  dateOfPlan: '2027-01-15',
  subject: 'enquiry',
  // Without digits, which a search for a phone number would find.
  message: `Two rooms with a view of the sea, please. ${randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`,
  ...over,
})

export const person = (over: Record<string, unknown> = {}): Record<string, unknown> => {
  const id = randomUUID().slice(0, 8)
  return {
    name: 'Rohan Mehta',
    username: `rohan-${id}`,
    email: `rohan-${id}@mail.example`,
    phone: '+91 99309 57210',
    password: 'secret-of-rohan',
    ...over,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The whole service on a separate database, for one test file. */
export async function startService(over: Partial<Config> = {}, siteMaker?: SiteMaker) {
  const { database, untimed, url, drop } = await freshDatabase()
  const config = testConfig(over)
  const app = await buildApp({ config, database, secret: SECRET, ...(siteMaker && { siteMaker }) })
  await app.ready()
  afterAll(async () => {
    await app.close()
    await drop()
  })

  const assertDocumented = documentedStatuses(app)
  async function call<T = Record<string, unknown>>(
    method: string,
    path: string,
    { token, body, headers = {}, from }: Call = {},
  ): Promise<Answer<T>> {
    const response = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: path,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(from && { 'x-forwarded-for': from }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
    })
    assertDocumented(method, path, response.statusCode)
    return {
      status: response.statusCode,
      body: parsed(response.body) as T,
      text: response.body,
      headers: response.headers as Record<string, unknown>,
    }
  }
  const customer = async (values?: Record<string, unknown>): Promise<AuthResult> =>
    (await call<AuthResult>('POST', '/api/users/register', { body: person(values) })).body
  /** A customer who has confirmed their email address. */
  const verifiedCustomer = async (values?: Record<string, unknown>): Promise<AuthResult> => {
    const made = await customer(values)
    const [letter] = await database.query<{ body: string }>(
      `delete from outbox where user_id = $1::uuid returning body`,
      [made.user._id],
    )
    const link = /confirm-email#(\S+)/.exec(letter?.body ?? '')?.[1]
    await call('POST', '/api/users/email/confirm', { body: { link } })
    return made
  }
  return {
    app,
    db: database,
    untimed,
    url,
    config,
    call,
    customer,
    verifiedCustomer,
    /** By default an owner. */
    staff: async (role?: StaffRole): Promise<AuthResult> => {
      const made = await verifiedCustomer({ name: 'Milind Naik' })
      await makeAdmin(database, made.user._id, role)
      return made
    },
    enquire: async (values?: Record<string, unknown>, options?: Call): Promise<string> => {
      const { body } = await call<{ enquiry: { _id: string } }>('POST', '/api/enquiries', {
        ...options,
        body: enquiry(values),
      })
      return body.enquiry._id
    },
    read: async (token: string, id: string): Promise<StaffEnquiry> =>
      (await call<{ enquiry: StaffEnquiry }>('GET', `/api/enquiries/${id}`, { token })).body.enquiry,
    /** Runs SQL without the statement timeout of a request. */
    prepare: async (statement: string): Promise<unknown> => {
      if (url === undefined) return database.query(statement)
      const client = await connectOnce(url)
      return client.query(statement).finally(() => client.end())
    },
  }
}
