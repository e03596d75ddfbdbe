import type { Meta, StoryObj } from '@storybook/react-vite'
import { membershipPage } from '@susegad/catalog-data/membership'
import { expect, within } from 'storybook/test'
import { longText, notDrawn, onPhone, pageStory, pictureUpTo } from './site/page-story.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const meta = {
  title: 'Pages/Membership',
  component: SitePage,
  args: { address: '/membership' },
  beforeEach: visit(),
  parameters: pageStory(
    'The card as a thing one wants to hold, the arithmetic beside it, and a trip worked out by oneself, so that nobody has to believe a percentage.',
  ),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: membershipPage.heading })).toBeVisible()
  },
}

export const Phone: Story = { globals: onPhone, parameters: pictureUpTo(844) }

export const LongText: Story = { globals: longText, parameters: notDrawn }
