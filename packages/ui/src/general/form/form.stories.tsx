import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { atMost } from '../../internal/stories/at-most.tsx'
import { sentAtOnce } from '../../internal/stories/sent-at-once.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { missingFields } from './field-problem.ts'
import { Form, type FormProps } from './form.tsx'

const meta = {
  title: 'Components/Forms/Form',
  component: Form,
  args: {
    check: (values) => missingFields(values, { name: 'Name is required', phone: 'Phone is required' }),
    onValid: () => {},
    children: (
      <>
        <TextField label="Name" name="name" required />
        <TextField label="Phone" name="phone" type="tel" required />
        <div className="sg-form-actions">
          <Button type="submit">Call me back</Button>
        </div>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `The base of every form. Its rules are a plain function from values to problems, which you can use and test without
React. On submit every problem appears at its field and their number is announced (with \`reveal="first"\` only the first
appears), the first wrong field gets the focus and nothing is sent. While \`onValid\` is running the fields are locked and a
second submit does nothing. If it fails, the form says so and keeps every word.

Fields are uncontrolled: what people type before the script arrives is kept. Without JavaScript the browser checks the
form and posts it to \`action\`.

**Use it** around fields that are checked and sent together.

**Do not use it** for filters that act at once (FiltersBar).

**Keyboard**

| Key | Does |
|---|---|
| Enter | in a line of text: sends the form |`,
      },
    },
  },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

const narrow = atMost('28rem')

export const Default: Story = { decorators: narrow }

const incomplete = sentAtOnce({ name: '' })
const complete = sentAtOnce({ name: 'Asha Naik', phone: '98220 12345' })

/** Every state, from empty to sent. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<FormProps>
      rows={{
        Empty: {},
        'All problems': { ref: incomplete },
        'First problem only': { ref: incomplete, reveal: 'first' },
        Sending: { ref: complete, onValid: () => new Promise(() => {}) },
        'Sending, editable': {
          ref: complete,
          onValid: () => new Promise(() => {}),
          busyFields: 'editable',
        },
        'Refused at a field': {
          ref: complete,
          onValid: async () => [{ field: 'phone', message: 'This number cannot be reached' }],
        },
        Failed: { ref: complete, onValid: () => Promise.reject(new Error('offline')) },
      }}
      cell="20rem"
    >
      {(state) => <Form {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

export const AllProblems: Story = {
  decorators: narrow,
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription('Phone is required')
  },
}

export const FirstProblemOnly: Story = {
  decorators: narrow,
  args: { reveal: 'first' },
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Name is required')
    await expect(canvas.queryByText('Phone is required')).toBeNull()
  },
}

export const Sending: Story = {
  decorators: narrow,
  args: { onValid: () => new Promise(() => {}) },
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Name'), 'Asha Naik')
    await userEvent.type(canvas.getByLabelText('Phone'), '98220 12345{Enter}')
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}
