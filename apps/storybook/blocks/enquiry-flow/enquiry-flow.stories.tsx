import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { blockStory } from '../block-story.ts'
import block from './block.json' with { type: 'json' }
import { EnquiryFlow } from './enquiry-flow.tsx'

const address = '/api/enquiries'

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
  title: 'Blocks/Enquiry flow',
  component: EnquiryFlow,
  args: { address },
  parameters: blockStory(block.description, '46rem'),
  beforeEach: () => {
    const service = spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({}, { status: 201 }),
    )
    return () => service.mockRestore()
  },
  render: (args) => (
    <main style={{ padding: 'var(--sg-space-8)' }}>
      <h1>Any page</h1>
      <p>The tab at its edge leads from a question to an answer without leaving it.</p>
      <EnquiryFlow {...args} />
    </main>
  ),
} satisfies Meta<typeof EnquiryFlow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement)
    await expect(await form.findByText('Enquiry Submitted!')).toBeVisible()
    await expect(fetch).toHaveBeenCalledOnce()
    const [where, request] = mocked(fetch).mock.lastCall ?? []
    await expect(where).toBe(address)
    await expect(JSON.parse(`${request?.body}`)).toMatchObject({
      name: 'Asha Naik',
      dateOfPlan: '2026-12-24',
    })
  },
}

export const Refused: Story = {
  beforeEach: () => {
    const errors = { phone: 'This number has too few digits.' }
    mocked(fetch).mockResolvedValueOnce(
      Response.json({ message: 'Look at the phone', errors }, { status: 400 }),
    )
  },
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement)
    await waitFor(() => expect(form.getByLabelText('Phone')).toHaveAccessibleDescription(/too few digits/))
    await expect(form.getByRole('alert')).toHaveTextContent('Look at the phone')
  },
}

export const FailedAndSentAgain: Story = {
  beforeEach: () => {
    mocked(fetch).mockRejectedValueOnce(new TypeError('offline'))
  },
  play: async ({ canvasElement }) => {
    const form = await fillIn(canvasElement)
    await expect(await form.findByRole('alert')).toHaveTextContent('Failed to send enquiry')
    await expect(form.getByLabelText('Name')).toHaveValue('Asha Naik')
    await userEvent.click(form.getByRole('button', { name: 'Submit Enquiry' }))
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
  },
}
