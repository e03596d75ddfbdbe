import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { longText, notDrawn, onPhone, pageStory, pictureUpTo } from './site/page-story.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const meta = {
  title: 'Pages/Hotel',
  component: SitePage,
  args: { address: '/hotels/amara-grand-hotel' },
  beforeEach: visit(),
  parameters: pageStory(
    'One picture over the whole width with the name on a sheet of paper, tabs that stay in sight, a column to read and a card that asks. On phones the card comes first: who is there already wants to ask.',
    1000,
  ),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: 'Amara Grand Hotel' })).toBeVisible()
    const tabs = await page.findByRole('navigation', { name: 'Sections about Amara Grand Hotel' })
    await expect(within(tabs).getAllByRole('link').length).toBeGreaterThan(2)
  },
}

export const Phone: Story = { globals: onPhone, parameters: pictureUpTo(844) }

/** The address of a record that was removed. */
export const Missing: Story = { args: { address: '/hotels/the-old-house' }, parameters: notDrawn }

export const LongText: Story = { globals: longText, parameters: pictureUpTo(640) }
