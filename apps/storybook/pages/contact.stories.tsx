import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { broken } from './service/answers.ts'
import { deskEnquiries } from './service/enquiries.ts'
import { longText, notDrawn, onPhone, pageStory, pictureOf, pictureUpTo } from './site/page-story.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const meta = {
  title: 'Pages/Contact',
  component: SitePage,
  args: { address: '/contact' },
  beforeEach: visit(),
  parameters: pageStory('The form beside the ways around it. A failure keeps every word that was typed.'),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Problems: Story = {
  parameters: pictureOf('.contact-form'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Send Message' }))
    await expect(page.getByLabelText('Name')).toHaveAccessibleDescription('Name is required')
    await waitFor(() => expect(page.getByLabelText('Name')).toHaveFocus())
  },
}

async function fillAndSend(canvasElement: HTMLElement) {
  const page = within(canvasElement)
  const [enquiry] = deskEnquiries
  await userEvent.type(await page.findByLabelText('Name'), enquiry?.name ?? '')
  await userEvent.type(page.getByLabelText('Phone'), enquiry?.phone ?? '')
  await userEvent.type(page.getByLabelText('Email'), enquiry?.email ?? '')
  await userEvent.type(page.getByLabelText('Date of plan'), '2026-12-24')
  await userEvent.type(page.getByLabelText('Message'), 'We are six. Which card fits us?')
  await userEvent.click(page.getByRole('button', { name: 'Send Message' }))
  return page
}

export const Failed: Story = {
  parameters: pictureOf('.contact-form'),
  beforeEach: visit({ answers: { 'POST /enquiries': broken } }),
  play: async ({ canvasElement }) => {
    const page = await fillAndSend(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent('Failed to send message')
    await expect(page.getByLabelText('Name')).toHaveValue('Asha Naik')
  },
}

export const Sent: Story = {
  parameters: pictureOf('.contact-form'),
  beforeEach: visit({
    answers: {
      'POST /enquiries': {
        enquiry: { _id: 'new', createdAt: '2026-11-03T03:30:00Z', status: 'pending' },
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const page = await fillAndSend(canvasElement)
    await expect(await page.findByText(/Enquiry Submitted/)).toBeVisible()
  },
}

export const Phone: Story = { globals: onPhone, parameters: pictureUpTo(844) }

export const LongText: Story = { globals: longText, parameters: notDrawn }
