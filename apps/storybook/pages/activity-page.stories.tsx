import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { longText, notDrawn, onPhone, pageStory, pictureUpTo } from './site/page-story.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const meta = {
  title: 'Pages/Activity',
  component: SitePage,
  args: { address: '/activitys/scuba-diving-combo-goa' },
  beforeEach: visit(),
  parameters: pageStory(
    'What happens, hour by hour, what is included, who may come, and where it begins. The price stays beside it all the way down.',
    1000,
  ),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Scuba Diving Combo at Grande Island' }),
    ).toBeVisible()
    const tabs = await page.findByRole('navigation', {
      name: 'Sections about Scuba Diving Combo at Grande Island',
    })
    await expect(within(tabs).getAllByRole('link').length).toBeGreaterThan(2)
  },
}

export const Phone: Story = { globals: onPhone, parameters: pictureUpTo(844) }

export const LongText: Story = { globals: longText, parameters: notDrawn }
