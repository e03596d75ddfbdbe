import type { Meta, StoryObj } from '@storybook/react-vite'
import { activitySummaries } from '@susegad/catalog-data/activities'
import { longText, notDrawn, onPhone, pageStory, pictureOf, pictureUpTo } from './site/page-story.ts'
import { broken, withRecords } from './site/records.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const meta = {
  title: 'Pages/Activity wall',
  component: SitePage,
  args: { address: '/activity' },
  beforeEach: visit(),
  parameters: pageStory(
    'Activities hang as posters, each on its own ink. The inks follow the place on the wall, so that no two neighbours share one.',
  ),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Phone: Story = { globals: onPhone, parameters: pictureUpTo(844) }

export const Empty: Story = {
  beforeEach: withRecords({ activitySummaries: [] }),
  parameters: pictureOf('.page-section:has(.sg-empty-state)'),
}

export const Failed: Story = {
  beforeEach: withRecords({ activitySummaries: broken(activitySummaries) }),
  parameters: pictureOf('.lost-part'),
}

export const LongText: Story = { globals: longText, parameters: notDrawn }
