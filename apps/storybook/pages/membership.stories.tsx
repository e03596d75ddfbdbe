import type { Meta, StoryObj } from '@storybook/react-vite'
import { membership, membershipPage } from '@susegad/catalog-data/membership'
import { expect, within } from 'storybook/test'
import { MembershipPage } from './site/membership-page.tsx'
import { onPhone, pageStory, pictureUpTo } from './site/page-story.ts'

const meta = {
  title: 'Pages/Membership',
  component: MembershipPage,
  args: { texts: membershipPage, numbers: membership, state: 'ready' },
  parameters: pageStory(
    'The card as a thing one wants to hold, the arithmetic beside it, and three trips worked out, so that nobody has to believe a percentage.',
    2400,
  ),
} satisfies Meta<typeof MembershipPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: membershipPage.heading })).toBeVisible()
    await expect(page.getByText('You save 94%')).toBeVisible()
  },
}

export const Phone: Story = { globals: onPhone, parameters: pictureUpTo(2200) }

/** Nothing is worked out and nobody has asked yet. */
export const Empty: Story = {
  args: { texts: { ...membershipPage, examples: [], questions: [] } },
  parameters: pictureUpTo(2200),
}

export const Failed: Story = { args: { state: 'failed' }, parameters: pictureUpTo(2000) }

export const LongText: Story = {
  args: {
    numbers: { ...membership, price: 14_999, worth: 2_36_000, saving: 2_21_001 },
    texts: {
      ...membershipPage,
      heading: `${membershipPage.heading}, and for whoever you lend it to while you are away`,
      terms: membershipPage.terms.map((term) => `${term} on any day of the year, Christmas included`),
      examples: membershipPage.examples.map((example) => ({
        ...example,
        title: `${example.title}, with the grandparents and all of the cousins from Thiruvananthapuram`,
      })),
    },
  },
}
