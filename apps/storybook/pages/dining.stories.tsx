import type { Meta, StoryObj } from '@storybook/react-vite'
import { longText, notDrawn, onPhone, pageStory, pictureUpTo } from './site/page-story.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const meta = {
  title: 'Pages/Dining',
  component: SitePage,
  args: { address: '/dining' },
  beforeEach: visit(),
  parameters: pageStory('The tables of the hotels: what is cooked, when, and a way to ask for one.', 2000),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Phone: Story = { globals: onPhone, parameters: pictureUpTo(844) }

export const LongText: Story = { globals: longText, parameters: notDrawn }
