import { expect, it } from 'vitest'
import { startService } from '../../test/service.ts'
import { connectOnce } from '../db/connection/postgres-connection.ts'
import { announceEnquiries } from './announce-enquiries.ts'

const { db, url = '', enquire, config } = await startService()
const announce = () =>
  announceEnquiries(db, { ...config, mailTo: ['desk@goa.example'], publicUrl: 'https://goa.example' })

it('does not wait for open transactions, and announces what they store later', async () => {
  const slow = await connectOnce(url)
  await slow.query('begin')
  await slow.query(
    `insert into enquiries (name, phone, email, subject, message) values ('Late', 'p', 'e', 's', 'm')`,
  )
  await slow.query(`update enquiries set status = 'closed'`)
  await enquire({ name: 'Swift' })
  await announce()
  const subjects = async () =>
    (await db.query<{ subject: string }>('select subject from outbox order by id')).map(
      ({ subject }) => subject,
    )
  expect(await subjects()).toEqual(['New enquiry from Swift: enquiry'])
  await slow.query('commit')
  await slow.end()
  await announce()
  expect(await subjects()).toEqual(['New enquiry from Swift: enquiry', 'New enquiry from Late: s'])
})
