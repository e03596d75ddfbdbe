import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type Answers, broken } from './service/answers.ts'
import { deskEnquiries, deskList, detailOf, emptyDesk } from './service/enquiries.ts'
import { joana, staff } from './service/people.ts'
import { deskViews } from './service/views.ts'
import { longText, notDrawn, onPhone, pageStory, pictureUpTo } from './site/page-story.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const answers: Answers = {
  'GET /enquiries': deskList,
  'GET /enquiries/:id': detailOf,
  'GET /letters/undelivered': {
    undelivered: 0,
    unannounced: 0,
    since: null,
    letters: [],
    sendsEmail: true,
  },
  'GET /users/staff': { staff, suspended: [] },
  'GET /users/profile': { user: joana },
  'GET /views': deskViews,
  'GET /opening-hours': { hours: null },
  'GET /mentions': { mentions: [] },
  'GET /users/settings': { settings: { notifications: 'each', mentionEmails: true, signature: '' } },
}
const [opened] = deskEnquiries

const meta = {
  title: 'Pages/Desk',
  component: SitePage,
  args: { address: '/dashboard' },
  beforeEach: visit({ as: joana, answers }),
  parameters: pageStory(
    'Where the staff answer enquiries: the promise runs beside each, one opens beside the list, and what was there stays while the list is renewed.',
  ),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Two rooms at Tree House Hotel')).toBeVisible()
    await expect(await page.findByRole('link', { name: 'Boats in December 3' })).toBeVisible()
  },
}

/** One enquiry open beside the list. */
export const Opened: Story = {
  args: { address: `/dashboard?enquiry=${opened?._id}` },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const panel = within(await page.findByRole('dialog', { name: 'Asha Naik' }))
    await expect(await panel.findByText(/Rooms 4 and 5 share a veranda/)).toBeVisible()
  },
}

export const Phone: Story = { globals: onPhone, parameters: pictureUpTo(844) }

export const OpenedOnPhone: Story = { ...Opened, globals: onPhone, parameters: pictureUpTo(844) }

export const FirstLoad: Story = {
  parameters: pictureUpTo(800),
  beforeEach: visit({ as: joana, answers: { ...answers, 'GET /enquiries': 'silence' } }),
}

export const Failed: Story = {
  parameters: pictureUpTo(800),
  beforeEach: visit({ as: joana, answers: { ...answers, 'GET /enquiries': broken } }),
}

export const Empty: Story = {
  parameters: pictureUpTo(800),
  beforeEach: visit({ as: joana, answers: { ...answers, 'GET /enquiries': emptyDesk } }),
}

export const LongText: Story = { globals: longText, parameters: notDrawn }
