import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory } from './site/page-story.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const meta = {
  title: 'Pages/Not found',
  component: SitePage,
  args: { address: '/a-page-that-never-was' },
  beforeEach: visit(),
  parameters: pageStory('For addresses that lead nowhere: what happened, and one way on.', 1000),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
