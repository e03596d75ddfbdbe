import { MAX_LENGTH, MESSAGE_MIN_LENGTH, MESSAGES } from '@susegad/api-client/rules'
import { EnquiryForm } from '@susegad/ui/enquiry-form'
import { checkEnquiry, enquiryFields } from '@susegad/ui/enquiry-form/enquiry-rules'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

test('the form lets through as much text as the service takes', async () => {
  const { container } = await render(<EnquiryForm onSubmit={async () => {}} />)
  for (const name of ['name', 'phone', 'email', 'subject', 'message'] as const) {
    expect(container.querySelector(`[name=${name}]`)?.getAttribute('maxlength'), name).toBe(
      `${MAX_LENGTH[name]}`,
    )
  }
})

test('the form refuses an empty field and a short message in the words of the service', () => {
  const said = (values: Record<string, string>) => checkEnquiry(values).map(({ message }) => message)
  expect(said({})).toEqual(enquiryFields.map((field) => MESSAGES[`${field}Required`]))
  const filled = Object.fromEntries(enquiryFields.map((field) => [field, 'x'.repeat(MESSAGE_MIN_LENGTH)]))
  expect(said(filled)).toEqual([])
  expect(said({ ...filled, message: 'x'.repeat(MESSAGE_MIN_LENGTH - 1) })).toEqual([MESSAGES.messageTooShort])
})
