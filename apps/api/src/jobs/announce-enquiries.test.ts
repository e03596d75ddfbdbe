import { beforeEach, describe, expect, it } from 'vitest'
import { estimate, trip } from '../../test/plan.ts'
import { startService } from '../../test/service.ts'
import type { Letter } from '../db/stores/outbox-store.ts'
import { announceEnquiries } from './announce-enquiries.ts'

const { db, enquire, config } = await startService()
const to = { ...config, mailTo: ['desk@goa.example'], publicUrl: 'https://goa.example' }

const announce = (config = to) => announceEnquiries(db, config)
const letters = () => db.query<Letter>('select * from outbox order by id')

beforeEach(async () => {
  await announce()
  await db.query('delete from outbox')
})

describe('an email about an enquiry', () => {
  it('is written once, with a link and the visitor as Reply-To', async () => {
    const id = await enquire({
      name: 'Meera Iyer',
      email: 'meera@mail.example',
      context: { kind: 'hotel', slug: 'la-view-hotel' },
    })
    await announce()
    await announce()
    const [letter, ...rest] = await letters()
    expect(rest).toEqual([])
    expect(letter).toMatchObject({
      recipient: 'desk@goa.example',
      reply_to: 'meera@mail.example',
      subject: 'New enquiry from Meera Iyer: enquiry',
    })
    expect(letter?.body).toContain('Sent from: La View Hotel')
    expect(letter?.body).toContain(`https://goa.example/dashboard?enquiry=${id}`)
  })

  it('has the plan that was sent', async () => {
    await enquire({ trip: trip(), estimate: estimate() })
    await announce()
    const [letter] = await letters()
    expect(letter?.body).toContain(
      'What they planned:\nDates: 24 Dec 2026 to 28 Dec 2026, 4 nights\nPeople: 2 adults, 1 child (age 6)\n',
    )
    expect(letter?.body).toContain('Estimate: ₹12,796')
  })

  it('is not written about imported enquiries', async () => {
    await db.query(`insert into enquiries (name, phone, email, subject, message, created_at)
      values ('n', 'p', 'e', 's', 'm', now() - interval '1 day')`)
    await announce()
    expect(await letters()).toEqual([])
  })

  it('is not written about suspected spam, and has no malformed Reply-To', async () => {
    await enquire({ website: 'x' })
    await enquire({ email: 'a@b,all@mail.example' })
    await announce()
    expect((await letters()).map(({ reply_to }) => reply_to)).toEqual([null])
  })

  it('is one digest when many arrive', async () => {
    for (let n = 0; n < 25; n++) await enquire()
    await announce()
    expect((await letters()).map(({ subject }) => subject)).toEqual(['25 new enquiries'])
  })

  it('becomes a digest by the number of emails each recipient gets', async () => {
    const all = { ...to, mailTo: ['a@goa.example', 'b@goa.example', 'c@goa.example'] }
    for (let n = 0; n < 21; n++) {
      await enquire({ name: `Visitor ${n}` })
      await announce(all)
    }
    const subjects = (await letters()).map(({ subject }) => subject)
    expect(subjects.slice(0, 60).every((subject) => subject.startsWith('New enquiry from'))).toBe(true)
    expect(subjects.slice(60)).toEqual(Array(3).fill('1 new enquiry'))
  })

  it('counts the enquiries in earlier digests', async () => {
    for (let n = 0; n < 21; n++) await enquire({ name: 'One of many' })
    await announce()
    await enquire({ name: 'Next' })
    await announce()
    expect((await letters()).map(({ subject }) => subject)).toEqual(['21 new enquiries', '1 new enquiry'])
  })

  it('has a Reply-To in a digest only if one person wrote all enquiries', async () => {
    const told = async (...emails: string[]) => {
      await db.query('delete from outbox')
      await db.query(
        `insert into outbox (recipient, subject, body, enquiries) values ('desk@goa.example', 'Many', '', 20)`,
      )
      for (const email of emails) await enquire({ email })
      await announce()
      const [, digest, ...rest] = await letters()
      expect(rest).toEqual([])
      return digest?.reply_to
    }
    expect(await told('meera@mail.example')).toBe('meera@mail.example')
    expect(await told('meera@mail.example', 'meera@mail.example')).toBe('meera@mail.example')
    expect(await told('meera@mail.example', 'rohan@mail.example')).toBeNull()
    expect(await told('no address')).toBeNull()
  })

  it('does not count emails about accounts', async () => {
    await db.query(
      `insert into outbox (recipient, subject, body, secret)
       select 'staff@goa.example', 'Sign in', 'link', true from generate_series(1, 20)`,
    )
    await enquire({ name: 'Only One' })
    await announce({ ...to, mailTo: ['staff@goa.example'] })
    expect((await letters()).at(-1)?.subject).toMatch(/^New enquiry from Only One/)
  })
})
