import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { ProfileForm } from './profile-form.tsx'

const asha = { name: 'Asha Naik', username: 'asha', email: 'asha@example.com', phone: '98220 12345' }
const save = () => page.getByRole('button', { name: 'Update Profile' })

describeConformance(
  'ProfileForm',
  (props) => <ProfileForm {...props} onSubmit={async () => ({ ok: true })} />,
  {
    slot: 'profile-form',
    tag: 'form',
  },
)

test('shows what is known, and saves it with what was added', async () => {
  const sent: unknown[] = []
  const screen = await render(
    <ProfileForm
      defaultValues={{ ...asha, address: { city: 'Panaji' } }}
      onSubmit={async (values) => {
        sent.push(values)
        return { ok: true }
      }}
    />,
  )
  await screen.getByLabelText('Date of birth').fill('1990-05-17')
  await screen.getByLabelText('Zip code').fill('403001')
  await save().click()
  await expect.element(screen.getByText('Profile updated successfully!')).toBeVisible()
  expect(sent).toEqual([
    {
      ...asha,
      dateOfBirth: '1990-05-17',
      address: { street: '', city: 'Panaji', state: '', zipCode: '403001', country: '' },
    },
  ])
  await expect.element(screen.getByLabelText('City')).toHaveValue('Panaji')
})

test('needs name, username, email and phone, and nothing else', async () => {
  const screen = await render(<ProfileForm onSubmit={async () => ({ ok: true })} />)
  await save().click()
  const told = [...screen.container.querySelectorAll('[data-slot="field-error"]')].map((it) => it.textContent)
  expect(told).toEqual(['Name is required', 'Username is required', 'Email is required', 'Phone is required'])
})

test('the address is a named group', async () => {
  const screen = await render(<ProfileForm onSubmit={async () => ({ ok: true })} />)
  const group = screen.getByRole('group', { name: /Address/ })
  await expect.element(group.getByLabelText('Street')).toBeVisible()
})
