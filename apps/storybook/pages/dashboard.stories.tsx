import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { deskEnquiries } from '../patterns/enquiries.ts'
import { EnquiryTable } from '../patterns/enquiry-table.tsx'
import { DashboardFrame } from './site/dashboard-frame.tsx'
import { MyEnquiries } from './site/my-enquiries.tsx'
import { onPhone, pageStory, pictureUpTo } from './site/page-story.ts'

const ofAsha = deskEnquiries.slice(0, 4)

const meta = {
  title: 'Pages/Dashboard',
  component: MyEnquiries,
  args: { enquiries: ofAsha, state: 'ready' },
  render: (args) => (
    <DashboardFrame heading="My Enquiries" lede="View and manage your submitted enquiries">
      <MyEnquiries {...args} />
    </DashboardFrame>
  ),
  parameters: pageStory(
    'Where a person finds what they asked and where it stands; staff find everybody’s. The menu stays beside it, and folds into a button on phones.',
  ),
} satisfies Meta<typeof MyEnquiries>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'My Enquiries' })).toBeVisible()
    await expect(
      within(page.getByRole('list', { name: 'My enquiries' })).getAllByRole('listitem'),
    ).toHaveLength(4)
  },
}

/** The same place for those who answer. */
export const Staff: Story = {
  render: () => (
    <DashboardFrame heading="Enquiries" lede="Everything that was asked, newest first">
      <EnquiryTable enquiries={deskEnquiries} />
    </DashboardFrame>
  ),
}

export const Loading: Story = { args: { state: 'loading' } }

export const Failed: Story = { args: { state: 'failed' } }

export const Empty: Story = { args: { enquiries: [] } }

export const Phone: Story = {
  args: { enquiries: ofAsha.slice(0, 2) },
  globals: onPhone,
  parameters: pictureUpTo(1300),
}

export const LongText: Story = {
  args: {
    enquiries: ofAsha.slice(0, 2).map((enquiry) => ({
      ...enquiry,
      subject: `${enquiry.subject}, and whether the kitchen cooks without onion and garlic for eleven people on four evenings`,
    })),
  },
}
