import type { Meta, StoryObj } from '@storybook/react-vite'
import { hotelSummaries } from '@susegad/catalog-data/hotels'
import { expect, userEvent, within } from 'storybook/test'
import { blockStory } from '../block-story.ts'
import block from './block.json' with { type: 'json' }
import { HotelListing } from './hotel-listing.tsx'

const meta = {
  title: 'Blocks/Hotel listing',
  component: HotelListing,
  args: {
    hotels: hotelSummaries,
    heading: 'All hotels',
    hrefOf: ({ slug }) => `#${slug}`,
    media: 'media',
  },
  parameters: blockStory(block.description, '52rem'),
} satisfies Meta<typeof HotelListing>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const cheapest = hotelSummaries.toSorted((one, other) => one.price - other.price)

export const Sorted: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.selectOptions(page.getByLabelText('Sort by'), 'cheapest')
    const names = page.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
    await expect(names).toEqual(cheapest.map(({ name }) => name))
  },
}

export const NothingFits: Story = {
  args: { hotels: hotelSummaries.filter(({ price }) => price > 2500) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await userEvent.selectOptions(page.getByLabelText('Price per night'), '2500')
    await expect(page.getByRole('status')).toHaveTextContent(`Showing 0 of ${args.hotels.length} hotels`)
    await userEvent.click(page.getByRole('button', { name: 'Show all hotels' }))
    await expect(page.getAllByRole('article')).toHaveLength(args.hotels.length)
  },
}
