import { MAX_LENGTH, MESSAGE_MIN_LENGTH, MESSAGES, PASSWORD_MIN_LENGTH } from '@susegad/api-client/rules'
import { EnquiryForm } from '@susegad/ui/enquiry-form'
import {
  checkEnquiry,
  enquiryFields,
  MESSAGE_MIN_LENGTH as formMinimum,
} from '@susegad/ui/enquiry-form/enquiry-rules'
import { MAX_LENGTH as formLengths } from '@susegad/ui/form/length-rules'
import { PASSWORD_MIN_LENGTH as formPasswordMinimum } from '@susegad/ui/form/new-password-rules'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

test('the forms let through as much text as the service takes', async () => {
  expect(MAX_LENGTH).toMatchObject(formLengths)
  expect([formMinimum, formPasswordMinimum]).toEqual([MESSAGE_MIN_LENGTH, PASSWORD_MIN_LENGTH])
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
