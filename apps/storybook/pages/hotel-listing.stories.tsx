import type { Meta, StoryObj } from '@storybook/react-vite'
import { hotelSummaries } from '@susegad/catalog-data/hotels'
import { longText, notDrawn, onPhone, pageStory, pictureOf, pictureUpTo } from './site/page-story.ts'
import { broken, withRecords } from './site/records.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const meta = {
  title: 'Pages/Hotel listing',
  component: SitePage,
  args: { address: '/hotels' },
  beforeEach: visit(),
  parameters: pageStory(
    'A hero with the trail, the figures, one chapter with the rows, one band that asks for the membership. The list says how many there are before it shows them, and says why when there are none.',
  ),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Phone: Story = { globals: onPhone, parameters: pictureUpTo(844) }

export const Empty: Story = {
  beforeEach: withRecords({ hotelSummaries: [] }),
  parameters: pictureOf('.page-section:has(.sg-empty-state)'),
}

export const Failed: Story = {
  beforeEach: withRecords({ hotelSummaries: broken(hotelSummaries) }),
  parameters: pictureOf('.lost-part'),
}

export const LongText: Story = { globals: longText, parameters: notDrawn }

export const NothingFits: Story = {
  args: { address: '/hotels?area=Candolim&price=under-2200' },
  parameters: pictureOf('.page-section:has(.sg-empty-state)'),
}
