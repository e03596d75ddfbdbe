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

test('the table has the seven columns, every field quoted and on one line, with days of Goa', () => {
  expect(enquiryTable([enquiry]).text).toBe(
    '"Name","Phone","Email","Date of Plan","Subject","Message","Created Date"\r\n' +
      '"Asha D’Souza","+91 98220 12345","asha@example.com","24/12/2026","Villa, two nights","We are ""four"". Is it free?","21/11/2026"',
  )
})

test('the same table in HTML', () => {
  const { html } = enquiryTable([{ ...enquiry, message: '<b>Free</b> & easy' }])
  const cells = [...html.matchAll(/<t[hd](?: [^>]*)?>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell)
  expect(cells).toEqual([
    ...['Name', 'Phone', 'Email', 'Date of Plan', 'Subject', 'Message', 'Created Date'],
    ...['Asha D’Souza', '+91 98220 12345', 'asha@example.com', '24/12/2026', 'Villa, two nights'],
    ...['&lt;b&gt;Free&lt;/b&gt; &amp; easy', '21/11/2026'],
  ])
})

test('a missing day of plan is N/A', () => {
  expect(enquiryTable([{ ...enquiry, dateOfPlan: null }]).text).toContain('"asha@example.com","N/A",')
})

test('what a spreadsheet would run is made harmless in both', () => {
  const { text, html } = enquiryTable([
    { ...enquiry, name: '=HYPERLINK("https://evil.example")', message: 'Hello\n=WEBSERVICE(A1)' },
  ])
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(text).toContain(`"Hello =WEBSERVICE(A1)"`)
  expect(html).toContain(`>'=HYPERLINK(`)
})
