import type { Meta, StoryObj } from '@storybook/react-vite'
import { hotelSummaries } from '@susegad/catalog-data/hotels'
import { pictureSources } from '@susegad/catalog-data/pictures'
import { Button } from '@susegad/ui/button'
import { expect, within } from 'storybook/test'
import { blockStory } from '../block-story.ts'
import block from './block.json' with { type: 'json' }
import { PlaceHero } from './place-hero.tsx'

const [hotel] = hotelSummaries
if (!hotel) throw new Error('The catalogue has no hotel for this story.')

const meta = {
  title: 'Blocks/Place hero',
  component: PlaceHero,
  args: {
    name: hotel.name,
    location: hotel.location,
    trail: [
      { label: 'Home', href: '#home' },
      { label: 'Hotels', href: '#hotels' },
      { label: hotel.name, href: '#hotel' },
    ],
    pictures: hotel.pictures.map((picture) => pictureSources(picture, 'media')),
    actions: (
      <>
        <Button>Send an enquiry</Button>
        <Button variant="outline">Call</Button>
      </>
    ),
  },
  parameters: blockStory(block.description, '46rem'),
} satisfies Meta<typeof PlaceHero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const opening = within(canvasElement)
    await expect(opening.getByRole('heading', { level: 1, name: args.name })).toBeVisible()
    await expect(opening.getByRole('region', { name: `Pictures of ${args.name}` })).toBeVisible()
  },
}

export const WithoutPictures: Story = { args: { pictures: [] } }
