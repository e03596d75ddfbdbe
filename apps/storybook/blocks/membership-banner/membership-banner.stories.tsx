import type { Meta, StoryObj } from '@storybook/react-vite'
import { business } from '@susegad/catalog-data/business'
import { hotelsPage } from '@susegad/catalog-data/hotels'
import { membership, membershipPage } from '@susegad/catalog-data/membership'
import { expect, within } from 'storybook/test'
import { blockStory } from '../block-story.ts'
import block from './block.json' with { type: 'json' }
import { MembershipBanner } from './membership-banner.tsx'

const meta = {
  title: 'Blocks/Membership banner',
  component: MembershipBanner,
  args: {
    title: hotelsPage.banner.heading,
    card: {
      brand: business.name,
      validity: `${membership.validMonths} months`,
      labels: { holder: 'Good for' },
      benefits: [`${membership.hotelPercent}% off hotels`, `${membership.waterSportPercent}% off activities`],
    },
    href: '#membership',
    action: membershipPage.label,
    children: hotelsPage.banner.text,
  },
  parameters: blockStory(block.description, '26rem'),
} satisfies Meta<typeof MembershipBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const banner = within(canvasElement)
    await expect(banner.getByRole('link', { name: args.action })).toHaveAttribute('href', args.href)
    await expect(banner.getByText(args.card.benefits[0] ?? '')).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    title: 'Staying for more than two nights between November and the end of the Carnival?',
    action: 'Book the membership for the whole family before the season begins',
  },
}
