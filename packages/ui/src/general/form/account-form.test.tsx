import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from '../text-field/text-field.tsx'
import { AccountForm, type SubmitResult } from './account-form.tsx'

const words = { submit: 'Save', submitting: 'Saving...', success: 'Saved!' }
const labels = { unexpected: 'Something broke.' }

function show(
  onSubmit: () => Promise<SubmitResult>,
  afterwards: 'fields' | 'message' = 'message',
  error?: string,
) {
  return render(
    <AccountForm
      labels={labels}
      words={words}
      rules={() => []}
      onSubmit={onSubmit}
      afterwards={afterwards}
      error={error}
      fields={<TextField label="Email" name="email" defaultValue="asha@example.com" />}
    >
      <a href="/elsewhere">Elsewhere</a>
    </AccountForm>,
  )
}
const save = () => page.getByRole('button', { name: 'Save' }).click()

test('a returned error is shown as it is, above the button, until something is edited', async () => {
  const screen = await show(async () => ({ ok: false, error: 'Wrong password' }))
  await save()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Wrong password')
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  await screen.getByLabelText('Email').fill('x')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

const lost = new TypeError('fetch failed')

test.each<[string, () => Promise<SubmitResult>]>([
  ['rejection', () => Promise.reject(lost)],
  [
    'thrown error',
    () => {
      throw lost
    },
  ],
])('a %s is shown in general words, and it can be sent again', async (_, onSubmit) => {
  const screen = await show(onSubmit)
  await save()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Something broke.')
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('an error that names a field stands there; one that names none of ours stands above the button', async () => {
  let field = 'email'
  const screen = await show(async () => ({
    ok: false,
    error: 'Please check the form',
    errors: { [field]: 'This email is taken' },
  }))
  await save()
  await expect.element(screen.getByLabelText('Email')).toHaveAccessibleDescription('This email is taken')
  await expect.element(screen.getByLabelText('Email')).toHaveFocus()
  field = 'elsewhere'
  await save()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please check the form')
})

test('while it is sent the button says so and everything rests', async () => {
  const { promise, resolve } = Promise.withResolvers<SubmitResult>()
  const screen = await show(() => promise)
  await save()
  await expect.element(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  resolve({ ok: true })
  await expect.element(screen.getByText('Saved!')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved!')
})

test('a message that takes the place of a long form is seen by whoever pressed at its end', async () => {
  const tall = { blockSize: '300rem' }
  const screen = await render(
    <>
      <AccountForm
        labels={labels}
        words={words}
        rules={() => []}
        afterwards="message"
        onSubmit={async () => ({ ok: true })}
        fields={<div style={tall} />}
      />
      <div style={tall} />
    </>,
  )
  await save()
  await expect.element(screen.getByRole('status')).toHaveFocus()
  await expect.element(screen.getByRole('status')).toBeInViewport()
})

test('where the fields stay, so does the message until the next edit', async () => {
  const screen = await show(async () => ({ ok: true }), 'fields')
  await save()
  await expect.element(screen.getByText('Saved!')).toBeVisible()
  await screen.getByLabelText('Email').fill('x')
  await expect.element(screen.getByText('Saved!')).not.toBeInTheDocument()
})

test('shows an error from elsewhere and the links', async () => {
  const screen = await show(async () => ({ ok: true }), 'message', 'Your session has ended')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Your session has ended')
  await expect.element(screen.getByRole('link', { name: 'Elsewhere' })).toBeVisible()
})
