import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { senderOf } from '../jobs/send-letter.ts'
import { readConfig, settingNames } from './config.ts'

const postgres = 'postgres://user:secret@127.0.0.1:5432/susegad'
const secret = 'x'.repeat(32)

describe('the environment', () => {
  it('needs nothing: an embedded database, demo data and limits on', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      demoData: true,
      rateLimit: true,
      publicUrl: 'http://localhost:4000',
      limits: { enquiries: { burst: 10, seconds: 60 }, signIn: { burst: 10, seconds: 90 } },
    })
  })

  it('is documented: the README has a row for each variable', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    const documented = new Set(
      [...readme.matchAll(/^\|([^|]*)\|/gm)].flatMap(
        ([, cell = '']) => cell.match(/\b[A-Z][A-Z_]+\b/g) ?? [],
      ),
    )
    expect(settingNames.filter((name) => !documented.has(name))).toEqual([])
  })

  it('uses the name of the built site’s business unless one is set', () => {
    const SITE_DIR = mkdtempSync(join(tmpdir(), 'built-site-'))
    const business = { name: 'Palm Tours', email: 'desk@palm.example', locale: 'de-DE', currency: 'CHF' }
    writeFileSync(join(SITE_DIR, 'routes.json'), JSON.stringify({ business }))
    const built = readConfig({ SITE_DIR })
    expect(built.business).toMatchObject({ name: 'Palm Tours', locale: 'de-DE', currency: 'CHF' })
    expect(senderOf(built)).toBe('Palm Tours <desk@palm.example>')
    expect(senderOf(readConfig({ SITE_DIR, BUSINESS_NAME: 'Palms' }))).toBe('Palms <desk@palm.example>')
    expect(senderOf(readConfig({ SITE_DIR, MAIL_FROM: 'post@palm.example' }))).toBe('post@palm.example')
  })

  it('creates no demo data in Postgres', () => {
    expect(readConfig({ DATABASE_URL: postgres, JWT_SECRET: secret }).demoData).toBe(false)
  })

  it('creates no demo data for an owner’s site: the samples ask about the example’s hotels', () => {
    const SITE_DIR = mkdtempSync(join(tmpdir(), 'site-'))
    const business = {
      name: 'Palm Tours',
      email: 'desk@palm.example',
      locale: 'de-DE',
      currency: 'EUR',
      isExample: false,
    }
    writeFileSync(join(SITE_DIR, 'routes.json'), JSON.stringify({ business }))
    expect(readConfig({ SITE_DIR }).demoData).toBe(false)
    expect(readConfig({ SITE_DIR, DEMO_DATA: 'on' }).demoData).toBe(true)
  })

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', RATE_LIMIT: '' })).toEqual(readConfig({}))
  })

  it('accepts addresses, networks and names of networks as proxies', () => {
    const TRUST_PROXY = '10.0.0.5, 172.30.0.0/24, fd00::/8, loopback'
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual([
      '10.0.0.5',
      '172.30.0.0/24',
      'fd00::/8',
      'loopback',
    ])
  })

  it.each([
    [{ PORT: 'http' }, 'PORT must be a port number.'],
    [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be on or off.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be silent, error, warn, info or debug.'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET is too short: set at least 32 random characters'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address such as postgres://'],
    [{ DATABASE_URL: postgres }, 'JWT_SECRET is required with DATABASE_URL'],
    [{ ADMIN_EMAIL: 'boss@goa.example' }, 'ADMIN_EMAIL and ADMIN_PASSWORD belong together'],
    [
      { ADMIN_EMAIL: 'boss@goa.example', ADMIN_PASSWORD: 'short' },
      'ADMIN_PASSWORD must have at least 12 characters',
    ],
    [{ PUBLIC_URL: 'goa.example' }, 'PUBLIC_URL must be an address such as https://agency.example'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must be origins such as https://app.agency.example'],
    [{ CORS_ORIGINS: 'https://app.goa.example/' }, 'CORS_ORIGINS must be origins'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be the addresses of your proxies, such as 10.0.0.5'],
    [{ TRUST_PROXY: '10.0.0.5, proxy.internal' }, 'TRUST_PROXY must be the addresses of your proxies'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be the addresses of your proxies'],
    [
      { RETENTION_ENQUIRIES: '3' },
      'RETENTION_ENQUIRIES must be a time of at most 100 years, such as 30 days',
    ],
    [{ RETENTION_ENQUIRIES: 'never' }, '2 years, or off.'],
    [{ RETENTION_DELETED: 'off' }, 'RETENTION_DELETED must be a time'],
    [{ RETENTION_LETTERS: '0 days' }, 'RETENTION_LETTERS must be a time'],
    [{ RETENTION_AUDIT: '101 years' }, 'RETENTION_AUDIT must be a time'],
    [{ WHATSAPP_TOKEN: 'x'.repeat(40) }, 'WHATSAPP_TOKEN and WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_APP_SECRET'],
    [{ WHATSAPP_API_URL: 'http://graph.example' }, 'WHATSAPP_API_URL must be an https address'],
    [{ WHATSAPP_TEMPLATE: 'Hello again' }, 'WHATSAPP_TEMPLATE must be a template such as hello_again/en'],
    [{ RATE_LIMIT_ENQUIRIES: 'ten' }, 'RATE_LIMIT_ENQUIRIES must be a count and seconds such as 10/600'],
  ])('%j is refused with what to do', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })
})
