import { expect, it, onTestFinished } from 'vitest'
import { SECRET, startService, testConfig } from '../../test/service.ts'
import { buildApp } from '../app.ts'
import type { Database } from '../db/database.ts'

const { app, db } = await startService()
const figuresOf = async (of = app) => (await of.inject('/metrics')).body
const figure = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  )

it('counts the waiting emails and shows the age of the oldest, without those that are sent', async () => {
  expect(await figuresOf()).toContain('\noutbox_letters 0\n')
  await db.query(
    `insert into outbox (recipient, subject, body, created_at, sent_at) values
       ('a@goa.example', 'Waits', '', now() - interval '1 hour', null),
       ('a@goa.example', 'Waits', '', now(), null),
       ('a@goa.example', 'Sent', '', now() - interval '1 day', now())`,
  )
  const text = await figuresOf()
  expect(figure(text, 'outbox_letters')).toBe(2)
  expect(figure(text, 'outbox_oldest_letter_seconds')).toBeGreaterThanOrEqual(3600)
  expect(figure(text, 'outbox_oldest_letter_seconds')).toBeLessThan(7200)
})

it('shows the age of the oldest delivery in the same scrape as their number', async () => {
  await db.query(
    `with w as (
       insert into webhook_endpoints (name, url, events, secret)
       values ('CRM', 'https://crm.example/hooks', '{enquiry.created}', 'whsec_') returning id
     )
     insert into webhook_deliveries (endpoint_id, event, occurred_at)
     select id, 'test', now() - interval '1 hour' from w`,
  )
  const text = await figuresOf()
  expect(figure(text, 'webhook_deliveries_waiting')).toBe(1)
  expect(figure(text, 'webhook_oldest_delivery_seconds')).toBeGreaterThanOrEqual(3600)
})

it('shows the other figures while the database is away', async () => {
  const never = () => new Promise<never>(() => {})
  const away = { kind: 'postgres', query: never, transaction: never, close: async () => {} } as unknown
  const alone = await buildApp({ config: testConfig(), database: away as Database, secret: SECRET })
  onTestFinished(() => alone.close())
  const text = await figuresOf(alone)
  expect(text).not.toMatch(/^(outbox|webhook)_\w+ /m)
  for (const name of [
    'http_requests_in_flight',
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(figure(text, name)).not.toBeNaN()
})
