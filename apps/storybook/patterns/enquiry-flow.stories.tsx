import type { Meta, StoryObj } from '@storybook/react-vite'
import { EnquiryDrawer, EnquiryTab } from '@susegad/ui/enquiry-drawer'
import type { EnquiryFormProps } from '@susegad/ui/enquiry-form'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'

function EnquiryFlow({ onSubmit }: Pick<EnquiryFormProps, 'onSubmit'>) {
  return (
    <main style={{ padding: 'var(--sg-space-8)' }}>
      <h1>Any page</h1>
      <p>The tab at its edge leads from a question to an answer without leaving it.</p>
      <EnquiryTab />
      <EnquiryDrawer form={{ onSubmit }} />
    </main>
  )
}

async function fillIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Enquiry' }))
  const drawer = await canvas.findByRole('dialog', { name: 'Resort Enquiry' })
  const form = within(drawer)
  await userEvent.type(form.getByLabelText('Name'), 'Asha Naik')
  await userEvent.type(form.getByLabelText('Phone'), '9822012345')
  await userEvent.type(form.getByLabelText('Email'), 'asha@example.com')
  await userEvent.type(form.getByLabelText(/date/i), '2026-12-24')
  await userEvent.type(form.getByLabelText('Message'), 'Two rooms with a view of the sea, please.')
  await userEvent.click(form.getByRole('button', { name: 'Submit Enquiry' }))
  return form
}

const meta = {
  title: 'Patterns/Enquiry flow',
  component: EnquiryFlow,
  args: { onSubmit: fn(async () => {}) },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '46rem' },
      description: {
        component:
          'EnquiryTab and EnquiryDrawer in the shell of a page: ask, send, read the confirmation. A failure keeps every word, says so, and sending again is one press.',
      },
    },
  },
} satisfies Meta<typeof EnquiryFlow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sent: Story = {
  // The confirmation leaves by itself, so its picture is taken where it stands still: EnquiryForm, Sent.
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const form = await fillIn(canvasElement)
    await expect(await form.findByText('Enquiry Submitted!')).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const FailedAndSentAgain: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce(new Error('offline'))
  },
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const form = await fillIn(canvasElement)
    await expect(await form.findByRole('alert')).toHaveTextContent('Failed to send enquiry')
    await expect(form.getByLabelText('Name')).toHaveValue('Asha Naik')
    await userEvent.click(form.getByRole('button', { name: 'Submit Enquiry' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
  },
}
