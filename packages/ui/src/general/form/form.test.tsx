import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { type FieldProblem, missingFields } from './field-problem.ts'
import { Form, type FormProps } from './form.tsx'

describeConformance(
  'Form',
  (props) => (
    <Form {...props}>
      <TextField label="Name" name="name" />
    </Form>
  ),
  { slot: 'form', tag: 'form' },
)

const texts = { name: 'Name is required', phone: 'Phone is required' }

function show(props: Partial<FormProps> = {}) {
  return render(
    <Form check={(values) => missingFields(values, texts)} {...props}>
      <TextField label="Name" name="name" required />
      <TextField label="Phone" name="phone" required />
      <button type="submit">Send</button>
    </Form>,
  )
}

test('all problems stand at their fields, the first wrong field has the focus, and they are announced', async () => {
  let sent = 0
  const screen = await show({ onValid: () => void sent++ })
  await screen.getByRole('button').click()
  await expect.element(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required')
  await expect.element(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Phone is required')
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 fields need your attention.')
  expect(sent).toBe(0)
})

test('its fields are one group with a name', async () => {
  const screen = await show()
  const group = screen.getByRole('group', { name: 'Your details' })
  await expect.element(group.getByLabelText('Phone')).toBeVisible()
  await screen.rerender(<Form labels={{ legend: 'Who to call' }} />)
  await expect.element(screen.getByRole('group', { name: 'Who to call' })).toBeInTheDocument()
})

test('the focus goes to the first wrong field of the page, not of the list', async () => {
  const screen = await show({ onValid: () => {} })
  await screen.getByLabelText('Name').fill('Asha')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Phone')).toHaveFocus()
})

test("editing a field clears that field's problem and no other", async () => {
  const screen = await show({ onValid: () => {} })
  await screen.getByRole('button').click()
  await screen.getByLabelText('Name').fill('A')
  await expect.element(screen.getByLabelText('Name')).not.toHaveAttribute('aria-invalid')
  await expect.element(screen.getByLabelText('Phone')).toHaveAttribute('aria-invalid', 'true')
})

test('telling only the first problem, any edit clears it', async () => {
  const screen = await show({ reveal: 'first', onValid: () => {} })
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('Name is required', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Phone is required')).not.toBeInTheDocument()
  // Two fields are wrong: no count may say that it is one.
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  await screen.getByLabelText('Phone').fill('1')
  await expect.element(screen.getByText('Name is required')).not.toBeInTheDocument()
})

test('while it is sent everything rests, it is sent once, and then the focus is back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const busy: boolean[] = []
  let sent = 0
  const screen = await show({
    onBusyChange: (now) => busy.push(now),
    onValid: () => {
      sent++
      return promise
    },
  })
  await screen.getByLabelText('Name').fill('Asha')
  await screen.getByLabelText('Phone').fill('1')
  const button = screen.getByRole('button')
  await button.click()
  await expect.element(button).toBeDisabled()
  await expect.element(screen.getByLabelText('Name')).toBeDisabled()
  screen.container.querySelector('form')?.requestSubmit()
  resolve()
  await expect.element(button).toBeEnabled()
  await expect.element(button).toHaveFocus()
  expect([sent, busy]).toEqual([1, [true, false]])
})

test('editable fields take what is typed while sending, and keep the focus that has moved on', async () => {
  const { promise, resolve } = Promise.withResolvers<FieldProblem[]>()
  const screen = await show({ busyFields: 'editable', check: undefined, onValid: () => promise })
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('group')).not.toBeInTheDocument()
  await screen.getByLabelText('Phone').fill('1')
  screen.container.querySelector('form')?.requestSubmit()
  resolve([{ field: 'name', message: 'This name is taken' }])
  await expect.element(screen.getByLabelText('Name')).toHaveAccessibleDescription('This name is taken')
  await expect.element(screen.getByLabelText('Phone')).toHaveValue('1')
  await expect.element(screen.getByLabelText('Phone')).toHaveFocus()
})

test("the browser's own validation stays where it is wanted", async () => {
  const screen = await show()
  const form = screen.container.querySelector('form')
  expect(form?.noValidate).toBe(true)
  await screen.rerender(<Form noValidate={false} />)
  expect(form?.noValidate).toBe(false)
})

test('the value of the pressed button is sent along', async () => {
  const sent: unknown[] = []
  const screen = await render(
    <Form onValid={(values) => void sent.push(values)}>
      <button type="submit" name="close" value="yes">
        Send and close
      </button>
    </Form>,
  )
  await screen.getByRole('button').click()
  screen.container.querySelector('form')?.requestSubmit()
  expect(sent).toEqual([{ close: 'yes' }, {}])
})

test('two presses before anything is drawn send once', async () => {
  let sent = 0
  const screen = await show({
    check: undefined,
    onValid: () => {
      sent++
      return new Promise<void>(() => {})
    },
  })
  const form = screen.container.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  expect(sent).toBe(1)
})

test('problems that only the service knows stand at their fields as well', async () => {
  const screen = await show({
    check: undefined,
    onValid: async () => [{ field: 'phone', message: 'This phone is taken' }],
  })
  await screen.getByRole('button').click()
  await expect.element(screen.getByLabelText('Phone')).toHaveAccessibleDescription('This phone is taken')
  await expect.element(screen.getByLabelText('Phone')).toHaveFocus()
})

test.each<[string, FormProps['onValid']]>([
  ['rejects', () => Promise.reject(new TypeError('fetch failed'))],
  [
    'throws',
    () => {
      throw new TypeError('fetch failed')
    },
  ],
])('where onValid %s, the form says so until the next edit, and keeps what was typed', async (_, onValid) => {
  const screen = await show({ check: undefined, onValid })
  await screen.getByLabelText('Name').fill('Asha')
  await screen.getByRole('button').click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This could not be sent. Please try again.')
  await expect.element(screen.getByRole('button')).toHaveFocus()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Asha')
  await screen.getByLabelText('Phone').fill('1')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('a failure is forgotten by a reset and by the next try, and said in the words of the owner', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.reject(new Error('offline')), undefined]
  for (const answer of answers) answer?.catch(() => {})
  const screen = await show({
    check: undefined,
    onValid: () => answers.shift(),
    labels: { failure: 'No answer' },
  })
  const failure = screen.getByRole('alert')
  await screen.getByRole('button').click()
  await expect.element(failure).toHaveTextContent('No answer')
  screen.container.querySelector('form')?.reset()
  await expect.element(failure).not.toBeInTheDocument()
  await screen.getByRole('button').click()
  await expect.element(failure).toBeVisible()
  await screen.getByRole('button').click()
  await expect.element(failure).not.toBeInTheDocument()
})

test('a reset and another session forget the problems and keep what was typed', async () => {
  const screen = await show({ onValid: () => {} })
  await screen.getByLabelText('Phone').fill('1')
  await screen.getByRole('button').click()
  await expect.element(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true')
  await screen.rerender(
    <Form session={1} onValid={() => {}}>
      <TextField label="Name" name="name" required />
      <TextField label="Phone" name="phone" required />
    </Form>,
  )
  await expect.element(screen.getByLabelText('Name')).not.toHaveAttribute('aria-invalid')
  await expect.element(screen.getByLabelText('Phone')).toHaveValue('1')
})

test('without onValid the browser itself sends what passes', async () => {
  const prevented: boolean[] = []
  const screen = await render(
    <div
      onSubmit={(event) => {
        prevented.push(event.defaultPrevented)
        event.preventDefault()
      }}
    >
      <Form
        method="post"
        action="/api/enquiries"
        check={(values) => missingFields(values, { name: 'Name is required' })}
      >
        <TextField label="Name" name="name" />
        <button type="submit">Send</button>
      </Form>
    </div>,
  )
  await screen.getByRole('button').click()
  await screen.getByLabelText('Name').fill('Asha')
  await screen.getByRole('button').click()
  expect(prevented).toEqual([true, false])
})
