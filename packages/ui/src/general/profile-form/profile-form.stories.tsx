import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { atMost } from '../../internal/stories/at-most.tsx'
import { longField } from '../../internal/stories/sample-texts.ts'
import { sentAtOnce } from '../../internal/stories/sent-at-once.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { ProfileForm, type ProfileFormProps, type SubmitResult } from './profile-form.tsx'

const meta = {
  title: 'Components/Forms/ProfileForm',
  component: ProfileForm,
  args: {
    onSubmit: async (): Promise<SubmitResult> => ({ ok: true }),
    defaultValues: {
      name: 'Asha Naik',
      username: 'asha',
      email: 'asha@example.com',
      phone: '98220 12345',
      dateOfBirth: '1990-05-17',
      address: { city: 'Panaji', state: 'Goa', country: 'India' },
    },
  },
  parameters: {
    docs: {
      description: {
        component: `Edits the details of the signed-in person. Name, username, email and phone are required, everything else is optional.
The form stays after saving and confirms it until the next edit.

**Use it** on the account page.

**Do not use it** to create an account (RegisterForm).

**Keyboard**

| Key | Does |
|---|---|
| Enter | in a field: saves |`,
      },
    },
  },
} satisfies Meta<typeof ProfileForm>

export default meta
type Story = StoryObj<typeof meta>

const narrow = atMost('40rem')

const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Update Profile' }))

export const Default: Story = { decorators: narrow }

const longProfile = {
  name: 'Maria Immaculada Conceição Fernandes de Albuquerque e Souza',
  username: 'maria-immaculada-conceicao-fernandes-de-albuquerque',
  email: 'maria.immaculada.fernandes@a-very-long-name-of-a-company.example.com',
  address: { street: 'Grand Indo-Portuguese Heritage Mansion, behind the Church of Our Lady of Hope' },
}

const untouched = sentAtOnce()

/** Every state, from the first view to saved. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<ProfileFormProps>
      rows={{
        Empty: { defaultValues: {} },
        Filled: {},
        Problems: { defaultValues: { name: 'Asha Naik', username: 'asha' }, ref: untouched },
        Saving: { ref: untouched, onSubmit: () => new Promise<SubmitResult>(() => {}) },
        Saved: { ref: untouched },
        Refused: { ref: untouched, onSubmit: async () => ({ ok: false, error: 'Profile update failed' }) },
        'Long text': {
          defaultValues: longProfile,
          labels: { name: longField.label, submit: longField.label },
        },
      }}
      cell="24rem"
    >
      {(state) => <ProfileForm {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

export const Problems: Story = {
  decorators: narrow,
  args: { defaultValues: { name: 'Asha Naik', username: 'asha' } },
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    await save(canvasElement)
    await expect(within(canvasElement).getByLabelText('Email')).toHaveFocus()
  },
}

export const Saved: Story = {
  decorators: narrow,
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    await save(canvasElement)
    await expect(await within(canvasElement).findByText('Profile updated successfully!')).toBeVisible()
  },
}

export const Refused: Story = {
  decorators: narrow,
  args: { onSubmit: async () => ({ ok: false, error: 'Profile update failed' }) },
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    await save(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Profile update failed')
  },
}
