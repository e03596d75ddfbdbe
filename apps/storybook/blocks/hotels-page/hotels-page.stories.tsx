import type { Meta, StoryObj } from '@storybook/react-vite'
import { hotelsPage } from '@susegad/catalog-data/hotels'
import { expect, within } from 'storybook/test'
import { blockStory } from '../block-story.ts'
import block from './block.json' with { type: 'json' }
import { HotelsPage } from './hotels-page.tsx'

const meta = {
  title: 'Blocks/Hotels page',
  component: HotelsPage,
  args: { media: 'media' },
  parameters: blockStory(block.description, '52rem'),
} satisfies Meta<typeof HotelsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: hotelsPage.heading })).toBeVisible()
    await expect(page.getByRole('navigation', { name: /main/i })).toBeInTheDocument()
    await expect(page.getByRole('button', { name: 'Enquiry' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
