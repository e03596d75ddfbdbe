import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inPlace, placed } from '../../internal/stories/in-place.ts'
import { sentAtOnce } from '../../internal/stories/sent-at-once.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { EnquiryDrawer, type EnquiryDrawerProps, EnquiryTab } from './enquiry-drawer.tsx'

const asha = {
  name: 'Asha Naik',
  phone: '98220 12345',
  email: 'asha@example.com',
  dateOfPlan: '2026-12-24',
  message: 'Two rooms with a view of the sea, please.',
}

const meta = {
  title: 'Components/Forms/EnquiryDrawer',
  component: EnquiryDrawer,
  subcomponents: { EnquiryTab },
  args: { form: { onSubmit: async () => {} } },
  render: (args) => (
    <>
      <p>The tab stands on the edge of every page.</p>
      <EnquiryTab />
      <EnquiryDrawer {...args} />
    </>
  ),
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '46rem' },
      description: {
        component: `The enquiry form at the side of every page, with the tab that opens it. Both are native: the tab opens the \`<dialog>\`
before and without JavaScript, and the browser handles focus, backdrop and Escape. Put one pair into the shell.

Closing clears the confirmation and the errors and keeps what was typed. While an enquiry is being sent, nothing
closes it.

**Use it** once, in the shell, so that people can ask on every page.

**Do not use it** in the content of a page: use EnquiryForm.

**Keyboard**

| Key | Does |
|---|---|
| Enter, Space | on the tab: opens the drawer |
| Tab, Shift+Tab | moves inside the drawer and never behind it |
| Escape | closes the drawer; the focus returns to the tab |`,
      },
    },
  },
} satisfies Meta<typeof EnquiryDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const never = () => new Promise<void>(() => {})
const broken = () => Promise.reject(new Error('offline'))
const sent = sentAtOnce()

/** The open drawer in every state, laid out on the page side by side. */
export const Matrix: Story = {
  parameters: { layout: 'padded', docs: { story: { inline: true } } },
  render: () => (
    <StateMatrix<EnquiryDrawerProps>
      rows={{
        Empty: {},
        Problems: { form: { ...meta.args.form, ref: sent } },
        Sending: { form: { defaultValues: asha, ref: sent, onSubmit: never } },
        Failed: { form: { defaultValues: asha, ref: sent, onSubmit: broken } },
        'Long text': {
          labels: {
            title: 'Ask the Grand Indo-Portuguese Heritage Mansion and Gardens',
            subtitle: 'We answer within a day, on Sundays and in the monsoon too',
          },
        },
      }}
      cell="20rem"
    >
      {(state, row) => (
        <article aria-label={row}>
          <EnquiryDrawer {...meta.args} {...state} id={`enquiry-${row}`} ref={inPlace} style={placed} />
        </article>
      )}
    </StateMatrix>
  ),
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Enquiry' }))
    const drawer = await canvas.findByRole('dialog', { name: 'Resort Enquiry' })
    await waitFor(() => expect(drawer).toBeVisible())
    await expect(within(drawer).getByLabelText('Subject')).toHaveValue('enquiry')
  },
}

export const Submitting: Story = {
  args: { defaultOpen: true, form: { defaultValues: asha, onSubmit: () => new Promise(() => {}) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit Enquiry' }))
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeDisabled()
  },
}

export const Phone: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: { defaultOpen: true },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
