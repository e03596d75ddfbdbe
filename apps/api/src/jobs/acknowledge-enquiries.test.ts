import { describe, expect, it } from 'vitest'
import { estimate, trip } from '../../test/plan.ts'
import { startService, testBusiness } from '../../test/service.ts'
import { readConfig } from '../settings/config.ts'
import { announceEnquiries } from './announce-enquiries.ts'

const { app, db, call, staff, customer, enquire, config } = await startService({
  publicUrl: 'https://goa.example',
})
const { token } = await staff()

let people = 0
/** Not on a reserved domain, so emails are written to it. */
const newAddress = () => `asha${++people}@mailbox.in`
const lettersTo = (email: string) =>
  db.query<{ subject: string; body: string }>(
    'select subject, body from outbox where lower(btrim(recipient)) = $1 order by id',
    [email],
  )
const acknowledge = (env: NodeJS.ProcessEnv = {}, business = config.business) =>
  announceEnquiries(db, config, {
    ...config,
    business,
    acknowledgements: readConfig(env).acknowledgements,
    addresses: app.replyAddresses,
    unsubscribe: app.unsubscribeLinks,
  })

describe('an acknowledgement', () => {
  it('confirms the enquiry once, without quoting it', async () => {
    const email = newAddress()
    await enquire({ email, name: 'Buy <now>', subject: 'Cheap pills', message: 'https://spam.example' })
    await acknowledge()
    await acknowledge()
    const [letter, ...more] = await lettersTo(email)
    expect(more).toEqual([])
    expect(letter?.subject).toBe('We have received your enquiry')
    expect(letter?.body).toMatch(/We received your enquiry on .* One of us will reply within 24 hours\./)
    expect(letter?.body).toContain('https://goa.example/unsubscribe#')
    expect(`${letter?.subject}${letter?.body}`).not.toMatch(/Buy|pills|spam/)
  })

  it('that fails holds back neither the email to staff nor the other acknowledgements', async () => {
    const [broken, whole] = [newAddress(), newAddress()]
    const id = await enquire({ email: broken })
    await enquire({ email: whole })
    const of = (enquiry: string) => {
      if (enquiry === id) throw new Error('broken')
      return app.replyAddresses.of(enquiry)
    }
    const announced = announceEnquiries(
      db,
      { ...config, mailTo: ['desk@goa.example'] },
      { ...config, addresses: { ...app.replyAddresses, of }, unsubscribe: app.unsubscribeLinks },
    )
    await expect(announced).rejects.toThrow('Some acknowledgements could not be written')
    expect(await lettersTo('desk@goa.example')).toHaveLength(2)
    expect([await lettersTo(broken), await lettersTo(whole)]).toMatchObject([[], [{}]])
    await acknowledge()
    expect(await lettersTo('desk@goa.example')).toHaveLength(2)
  })

  it('says by when the answer comes if the business has opening hours', async () => {
    const email = newAddress()
    const id = await enquire({ email })
    await db.query(`update enquiries set due_at = '2027-01-02T11:30:00Z' where id = $1::uuid`, [id])
    await acknowledge()
    const [letter] = await lettersTo(email)
    expect(letter?.body).toMatch(/will reply by 2 January 2027 at 5:00\spm\./)
  })

  it('promises what the business promises on its site', async () => {
    const email = newAddress()
    await enquire({ email })
    await acknowledge({}, Object.assign(testBusiness(), { replyPromise: 'within a day' }))
    expect((await lettersTo(email))[0]?.body).toMatch(/will reply within a day\./)
  })

  it('repeats the plan, without its words', async () => {
    const email = newAddress()
    await enquire({ email, trip: trip(), estimate: estimate({ room: 'Cheap pills' }) })
    await acknowledge()
    const [letter] = await lettersTo(email)
    expect(letter?.body).toContain('What you planned:\nDates: 24 Dec 2026 to 28 Dec 2026, 4 nights\n')
    expect(letter?.body).toContain('Estimate: ₹12,796')
    expect(letter?.body).not.toMatch(/pills|Sea View|baga/i)
  })

  it('tells signed-in customers where to follow the enquiry', async () => {
    const email = newAddress()
    await enquire({ email }, { token: (await customer()).token })
    await acknowledge()
    expect((await lettersTo(email))[0]?.body).toContain('https://goa.example/dashboard')
  })

  it('cannot flood a stranger’s mailbox', async () => {
    const email = newAddress()
    for (const spelling of [email, email.toUpperCase(), ` ${email}`, email, email])
      await enquire({ email: spelling })
    await acknowledge()
    expect(await lettersTo(email)).toHaveLength(3)
  })

  it('is not written while disabled, nor later for enquiries from that time', async () => {
    const email = newAddress()
    await enquire({ email })
    await acknowledge({ MAIL_ACKNOWLEDGEMENTS: 'off' })
    expect(await lettersTo(email)).toEqual([])
    await acknowledge({ MAIL_ACKNOWLEDGEMENTS: 'on' })
    expect(await lettersTo(email)).toEqual([])
    await enquire({ email })
    await acknowledge()
    expect(await lettersTo(email)).toHaveLength(1)
  })

  it('is not sent to unsubscribed or reserved addresses, or for enquiries entered by staff', async () => {
    const email = newAddress()
    const link = app.unsubscribeLinks.of({ id: await enquire({ email }), email })
    await call('POST', '/api/letters/subscription', { body: { link, subscribed: false } })
    await enquire({ email: 'meera@mail.example' })
    const entered = newAddress()
    await call('POST', '/api/enquiries/entered', {
      token,
      body: {
        name: 'Leela',
        phone: '+91 98220 12345',
        email: entered,
        source: 'phone',
        subject: 'A call',
        message: 'Asked for a room.',
      },
    })
    await acknowledge()
    for (const address of [email, 'meera@mail.example', entered])
      expect(
        (await lettersTo(address)).filter(({ subject }) => subject === 'We have received your enquiry'),
      ).toEqual([])
  })
})

it('is not sent to an address with a comment, which is another spelling of the same mailbox', async () => {
  const email = `${newAddress()}(1)`
  await enquire({ email })
  await acknowledge()
  expect(await lettersTo(email)).toEqual([])
})

describe.each(['a}b@mail.in', '{}@mail.in', 'say "hi" at home', 'x\\y@mail.in', 'NULL', 'a,b@mail.in'])(
  'an enquiry from %s',
  (email) => {
    it('holds back neither the emails to staff nor other acknowledgements, and can be opened', async () => {
      const other = newAddress()
      const id = await enquire({ email, subject: `From ${email}` })
      await enquire({ email: other })
      await acknowledge()
      const told = await db.query('select from outbox where strpos(body, $1) > 0', [`?enquiry=${id}`])
      expect(told.length).toBeGreaterThan(0)
      expect(await lettersTo(other)).toHaveLength(1)
      const opened = await call('GET', `/api/enquiries/${id}`, { token })
      expect(opened.status).toBe(200)
      expect(opened.body).toMatchObject({ enquiry: { email } })
    })
  },
)
