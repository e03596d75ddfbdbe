import { ApiError } from '@susegad/api-client/client'
import { TextField } from '@susegad/ui/text-field'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SendForm, type SendFormProps, SubmitButton } from './send-form.tsx'

const show = (send: SendFormProps['send']) =>
  render(
    <SendForm send={send} failed="The tag was not saved." actions={<SubmitButton>Save</SubmitButton>}>
      <TextField label="Name" name="name" required />
      <fieldset id="events" aria-label="Events">
        <input type="checkbox" name="events[]" aria-label="New" />
      </fieldset>
    </SendForm>,
  )

const refused = (fieldErrors: Record<string, string>) =>
  new ApiError({ kind: 'validation', status: 422, message: 'Check it', fieldErrors })

test('while the values are sent, Enter sends nothing again and people type on', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const send = vi.fn(() => promise)
  const screen = await show(send)
  const field = screen.getByLabelText('Name')
  const button = screen.getByRole('button')
  await field.fill('Goa')
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard(' and Konkan{Enter}')
  screen.container.querySelector('form')?.requestSubmit()
  expect(send).toHaveBeenCalledOnce()
  resolve('Saved.')
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  await expect.element(field).toHaveValue('Goa and Konkan')
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await field.fill('Konkan')
  await expect.element(screen.getByText('Saved.')).not.toBeInTheDocument()
})

test('a refused field says why at the field, and has the focus', async () => {
  const screen = await show(() => Promise.reject(refused({ name: 'This name is taken' })))
  const field = screen.getByLabelText('Name')
  await field.fill('Goa')
  await screen.getByRole('button').click()
  await expect.element(field).toHaveAccessibleDescription('This name is taken')
  await expect.element(field).toHaveFocus()
  expect(screen.getByRole('alert').elements()).toEqual([])
})

test('an answer that comes late does not take the focus from another field', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const screen = await show(() => promise)
  await screen.getByLabelText('Name').fill('Goa')
  await screen.getByRole('button').click()
  await screen.getByLabelText('New').click()
  reject(refused({ name: 'This name is taken' }))
  await expect.element(screen.getByLabelText('Name')).toHaveAccessibleDescription('This name is taken')
  await expect.element(screen.getByLabelText('New')).toHaveFocus()
})

test('a form that was closed while it was sent does not close the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onSent = vi.fn()
  const form = (key: string, send: SendFormProps['send']) => (
    <SendForm key={key} send={send} onSent={onSent} failed="" actions={<SubmitButton>Save</SubmitButton>}>
      <TextField label="Name" name="name" />
    </SendForm>
  )
  const screen = await render(form('first', () => promise))
  await screen.getByRole('button').click()
  await screen.rerender(form('second', async () => {}))
  resolve()
  await promise
  expect(onSent).not.toHaveBeenCalled()
  await screen.getByRole('button').click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
})

test.each([
  [
    'a network failure',
    new ApiError({ kind: 'network', status: 0, message: 'offline' }),
    'The site could not be reached. Check your connection and try again.',
  ],
  ['a lost script', new TypeError('lost'), 'Something went wrong on this page. Try again.'],
  ['a refused field that the form lacks', refused({ colour: 'Choose a colour' }), 'Choose a colour'],
])('%s is said with its reason, and the button sends again', async (_, error, reason) => {
  const send = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce(undefined)
  const screen = await show(send)
  await screen.getByLabelText('Name').fill('Goa')
  const button = screen.getByRole('button')
  await button.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`The tag was not saved. ${reason}`)
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Goa')
  await button.click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(send).toHaveBeenCalledTimes(2)
})

test("an error of a list's item belongs to the list", async () => {
  const screen = await show(() =>
    Promise.reject(refused({ 'events.0': 'Choose an event', name: 'Too short' })),
  )
  await screen.getByLabelText('Name').fill('Goa')
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('2 fields need your attention.')).toBeInTheDocument()
})

test("what the browser's own check refuses is not sent", async () => {
  const send = vi.fn(async () => {})
  const screen = await show(send)
  await screen.getByRole('button').click()
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})
