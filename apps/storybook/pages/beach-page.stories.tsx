import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { longText, notDrawn, onPhone, pageStory, pictureUpTo } from './site/page-story.ts'
import { SitePage } from './site/site-page.tsx'
import { visit } from './site/visit.ts'

const meta = {
  title: 'Pages/Beach',
  component: SitePage,
  args: { address: '/beaches/agonda-beach-goa-india' },
  beforeEach: visit(),
  parameters: pageStory(
    'What a beach is like and for whom, its place on the coast, and where to stay and what to do from there.',
    1000,
  ),
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: 'Agonda Beach' })).toBeVisible()
    const tabs = await page.findByRole('navigation', { name: 'Sections about Agonda Beach' })
    await expect(within(tabs).getAllByRole('link').length).toBeGreaterThan(2)
  },
}

export const Phone: Story = { globals: onPhone, parameters: pictureUpTo(844) }

export const LongText: Story = { globals: longText, parameters: notDrawn }
