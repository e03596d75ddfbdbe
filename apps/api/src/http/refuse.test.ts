import { describe, expect, it, vi } from 'vitest'
import { DatabaseAway } from '../db/database.ts'
import { asRefusal, refuse } from './refuse.ts'

const secret = 'select password_hash from users -- params: $argon2id$'
const withCode = (code: string) => Object.assign(new Error(secret), { code })
const wrapped = (cause: Error) => new Error(secret, { cause })

describe('an error of the database', () => {
  it.each([
    '08006',
    '25006',
    '25P03',
    '26000',
    '40001',
    '40P01',
    '53100',
    '53300',
    '55P03',
    '57014',
    '57P01',
    '57P03',
    '58030',
  ])('%s is a 503', (code) => {
    for (const error of [withCode(code), wrapped(withCode(code))]) {
      expect(asRefusal(error as never)).toMatchObject({ statusCode: 503, retryAfter: 2 })
    }
  })

  it('without an answer is a 503', () => {
    const away = new DatabaseAway('No answer')
    expect(asRefusal(away as never).statusCode).toBe(503)
    expect(asRefusal(wrapped(away) as never).statusCode).toBe(503)
  })

  it.each(['22021', '22P02', '22P05', '22008'])('%s is the fault of the input', (code) => {
    expect(asRefusal(wrapped(withCode(code)) as never)).toMatchObject({
      statusCode: 400,
      message: "This contains characters that can't be stored.",
    })
  })

  /** What a call is answered whose query the database can't read. */
  function answered(method: string, config = {}) {
    const log = { error: vi.fn(), warn: vi.fn() }
    const reply = { code: vi.fn(() => reply), header: vi.fn(), send: vi.fn() }
    const request = { id: '1', method, log, routeOptions: { config } }
    refuse(wrapped(withCode('22P02')) as never, request as never, reply as never)
    return { status: reply.code.mock.lastCall, log }
  }

  it.each([
    ['GET', {}],
    ['HEAD', {}],
    ['POST', { storesNothing: true }],
  ])('22P02 on a read by %s is a fault of the service, and logged', (method, config) => {
    const { status, log } = answered(method, config)
    expect(status).toEqual([500])
    expect(log.error).toHaveBeenCalledOnce()
  })

  it('22P02 on a write is logged too, since our own statement may be at fault', () => {
    const { status, log } = answered('POST')
    expect(status).toEqual([400])
    expect(log.warn).toHaveBeenCalledOnce()
  })

  it.each(['23505', '42P01', 'XX000'])('%s reveals nothing', (code) => {
    const refusal = asRefusal(wrapped(withCode(code)) as never)
    expect(refusal.statusCode).toBe(500)
    expect(refusal.message).not.toContain('select')
  })
})
