import { expect, test } from 'vitest'
import { enquiryTable } from './enquiry-table.ts'

const enquiry = {
  _id: '0b7c1f5e-8f0e-4d8e-9a39-0d1f6a3c9f11',
  name: 'Asha D’Souza',
  phone: '+91 98220 12345',
  email: 'asha@example.com',
  dateOfPlan: '2026-12-24',
  subject: 'Villa, two nights',
  message: 'We are "four".\nIs it free?',
  createdAt: '2026-11-20T19:00:00.000Z',
  status: 'pending' as const,
  context: null,
}

test('the table has the seven columns, quoted where needed, with days of Goa', () => {
  expect(enquiryTable([enquiry])).toBe(
    'Name,Phone,Email,Date of Plan,Subject,Message,Created Date\r\n' +
      'Asha D’Souza,+91 98220 12345,asha@example.com,24/12/2026,"Villa, two nights","We are ""four"".\nIs it free?",21/11/2026',
  )
})

test('a missing day of plan is N/A', () => {
  expect(enquiryTable([{ ...enquiry, dateOfPlan: null }])).toContain(',asha@example.com,N/A,')
})

test('what a spreadsheet would run is made harmless', () => {
  const table = enquiryTable([
    { ...enquiry, name: '=HYPERLINK("https://evil.example")', subject: '@SUM(A1)' },
  ])
  expect(table).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(table).toContain(`,'@SUM(A1),`)
})
