import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Hotel } from '@susegad/catalog-data/hotels'
import { loadHotel } from '@susegad/catalog-data/hotels/load'
import { expect, within } from 'storybook/test'
import { HotelPage } from './site/hotel-page.tsx'
import { onPhone, pageStory, pictureUpTo } from './site/page-story.ts'

async function amaraGrand(): Promise<{ hotel: Hotel }> {
  const hotel = await loadHotel('amara-grand-hotel')
  if (!hotel) throw new Error('The catalogue has no Amara Grand Hotel: choose another slug for this story.')
  return { hotel }
}

const meta = {
  title: 'Pages/Hotel',
  loaders: [amaraGrand],
  render: (_, { loaded }) => <HotelPage hotel={loaded.hotel} />,
  parameters: pageStory(
    'One picture over the whole width with the name on a sheet of paper, tabs that stay in sight, a column to read and a card that asks. On phones the card comes first: who is there already wants to ask.',
    1800,
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: 'Amara Grand Hotel' })).toBeVisible()
    const tabs = within(page.getByRole('navigation', { name: 'Sections about Amara Grand Hotel' }))
    await expect(tabs.getAllByRole('link')).toHaveLength(3)
  },
}

export const Phone: Story = {
  parameters: pictureUpTo(844),
  globals: onPhone,
}

export const WithoutRooms: Story = {
  render: (_, { loaded }) => (
    <HotelPage hotel={{ ...loaded.hotel, rooms: [], contact: null, discount: null }} />
  ),
  parameters: pictureUpTo(1700),
}

export const LongText: Story = {
  render: (_, { loaded }) => (
    <HotelPage
      hotel={{
        ...loaded.hotel,
        name: 'The Grand Indo-Portuguese Heritage Mansion and Gardens of Upper Candolim',
        location: `${loaded.hotel.location}, behind the Church of Our Lady of Hope`,
        tagline: `${loaded.hotel.tagline}. ${loaded.hotel.description}`,
        rooms: loaded.hotel.rooms.slice(0, 1).map((room: Hotel['rooms'][number]) => ({
          ...room,
          category: `${room.category} with a Balcony over the Mango Garden and the Long Pool`,
        })),
      }}
    />
  ),
}
