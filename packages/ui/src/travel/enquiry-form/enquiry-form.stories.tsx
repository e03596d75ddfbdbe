import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { atMost } from '../../internal/stories/at-most.tsx'
import { longField } from '../../internal/stories/sample-texts.ts'
import { sentAtOnce } from '../../internal/stories/sent-at-once.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form.tsx'
import { enquiryFormLabels } from './enquiry-form-labels.ts'
import { EnquirySent } from './enquiry-sent.tsx'

const asha = {
  name: 'Asha Naik',
  phone: '98220 12345',
  email: 'asha@example.com',
  dateOfPlan: '2026-12-24',
  subject: 'enquiry',
  message: 'Two rooms with a view of the sea, please.',
}

const contactLabels = {
  submit: 'Send Message',
  submitting: 'Sending Message...',
  failure: 'Failed to send message. Please try again.',
}

const args: EnquiryFormProps = { onSubmit: async () => {}, defaultValues: { subject: 'enquiry' } }

const meta = {
  title: 'Components/Forms/EnquiryForm',
  component: EnquiryForm,
  args,
  parameters: {
    docs: {
      description: {
        component: `Sends an enquiry. It calls no service itself: \`onSubmit(values)\` resolves once the enquiry has arrived; if it has not,
it rejects or resolves to \`{ ok: false, error, errors }\`, and each of \`errors\` appears at its field. After success the
form is empty again, and the confirmation shows for five seconds; after a failure every word is kept. Prerendered, it
is a real form: with \`action\` it can be sent before the script arrives.

For drafts, save what \`onValuesChange\` reports and pass it back as \`initialValues\`; fields that the visitor has
already touched keep their text. Hidden inputs among the children say where the enquiry came from; \`onSubmit\` gets
them as its second argument, together with the honeypot.

**Use it** on the contact page and in the drawer.

**Do not use it** for anything but an enquiry: use Form and fields.

**Keyboard**

| Key | Does |
|---|---|
| Tab | moves through the fields to the button |
| Enter | in a line of text: sends the enquiry |`,
      },
    },
  },
} satisfies Meta<typeof EnquiryForm>

export default meta
type Story = StoryObj<typeof meta>

const narrow = atMost('40rem')

export const Default: Story = { decorators: narrow }

const sent = sentAtOnce()

/** Every state, from empty to sent. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<EnquiryFormProps>
      rows={{
        Empty: {},
        Filled: { defaultValues: asha },
        Problems: { defaultValues: { ...asha, name: '', email: 'asha', message: 'Hello' }, ref: sent },
        Sending: { defaultValues: asha, ref: sent, onSubmit: () => new Promise(() => {}) },
        Failed: { defaultValues: asha, ref: sent, onSubmit: () => Promise.reject(new Error('offline')) },
        Sent: {},
        'On the contact page': {
          defaultValues: { subject: 'membership' },
          labels: { ...contactLabels, messageHint: 'Dates, number of guests, and what matters to you.' },
        },
        'Long text': {
          defaultValues: { ...asha, subject: 'Grand Indo-Portuguese Heritage Mansion and Gardens, Candolim' },
          labels: { submit: longField.label, messageHint: longField.hint },
        },
      }}
      cell="20rem"
    >
      {(state, row) =>
        row === 'Sent' ? (
          <EnquirySent labels={enquiryFormLabels} />
        ) : (
          <EnquiryForm {...meta.args} {...state} />
        )
      }
    </StateMatrix>
  ),
}

export const Problems: Story = {
  decorators: narrow,
  args: { defaultValues: { ...asha, name: '', email: 'asha', message: 'Hello' } },
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Enquiry' }))
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Name is required')
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription(
      'Message must be at least 10 characters',
    )
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
  },
}

export const Submitting: Story = {
  decorators: narrow,
  args: { defaultValues: asha, onSubmit: () => new Promise(() => {}) },
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Enquiry' }))
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  },
}

export const Failed: Story = {
  decorators: narrow,
  args: { defaultValues: asha, onSubmit: () => Promise.reject(new Error('offline')) },
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Enquiry' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to send enquiry. Please try again.',
    )
    await expect(canvas.getByLabelText('Name')).toHaveValue('Asha Naik')
  },
}

export const RightToLeft: Story = {
  args: { defaultValues: { subject: 'בקשה' } },
  decorators: atMost('40rem', 'rtl'),
}
