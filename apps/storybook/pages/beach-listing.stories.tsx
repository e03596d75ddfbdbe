import type { Meta, StoryObj } from '@storybook/react-vite'
import { beachSummaries } from '@susegad/catalog-data/beaches'
import { longText, notDrawn, onPhone, pageStory, pictureOf, pictureUpTo } from './site/page-story.ts'
import { broken, withRecords } from './site/records.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const meta = {
  title: 'Pages/Beach listing',
  component: SitePage,
  args: { address: '/beaches' },
  beforeEach: visit(),
  parameters: pageStory(
    'The shore first, so that one sees where a beach lies before one reads what it is like; then the cards in the same order, north to south.',
  ),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Phone: Story = { globals: onPhone, parameters: pictureUpTo(844) }

export const Empty: Story = {
  beforeEach: withRecords({ beachSummaries: [] }),
  parameters: pictureOf('.page-section:has(.sg-empty-state)'),
}

export const Failed: Story = {
  beforeEach: withRecords({ beachSummaries: broken(beachSummaries) }),
  parameters: pictureOf('.lost-part'),
}

export const LongText: Story = { globals: longText, parameters: notDrawn }
