import type { Meta, StoryObj } from '@storybook/react-vite'
import { galleryHotels } from '@susegad/catalog-data/gallery'
import { expect, userEvent, within } from 'storybook/test'
import { GalleryPage } from './site/gallery-page.tsx'
import { onPhone, pageStory, pictureUpTo } from './site/page-story.ts'

// A few photos of each kind: as many as one screen of the wall.
const hotels = galleryHotels.slice(0, 2).map((hotel) => ({
  ...hotel,
  images: {
    outlook: hotel.images.outlook.slice(0, 3),
    rooms: hotel.images.rooms.slice(0, 3),
    pool: hotel.images.pool.slice(0, 2),
    dining: hotel.images.dining.slice(0, 2),
  },
}))

const meta = {
  title: 'Pages/Gallery',
  component: GalleryPage,
  args: { hotels, state: 'ready' },
  parameters: pageStory(
    'Every room, pool, table and front door. The filters stay folded until somebody wants them; the wall follows each change, and says so where nothing is left.',
    1500,
  ),
} satisfies Meta<typeof GalleryPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filtered: Story = {
  // The wall looks as it did, with fewer photos.
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByText('Show Filters'))
    await userEvent.selectOptions(page.getByLabelText('Type'), 'Pool')
    const pools = hotels.flatMap(({ images }) => images.pool)
    await expect(page.getByText(`${pools.length} photos`)).toBeVisible()
    await expect(within(page.getByRole('list', { name: 'Photos' })).getAllByRole('link')).toHaveLength(
      pools.length,
    )
  },
}

export const NothingFound: Story = {
  parameters: pictureUpTo(1200),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByText('Show Filters'))
    await userEvent.type(page.getByLabelText('Search'), 'snow')
    await expect(page.getByRole('heading', { name: 'No images found' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    await expect(page.queryByRole('heading', { name: 'No images found' })).toBeNull()
    await userEvent.type(page.getByLabelText('Search'), 'snow')
  },
}

export const Empty: Story = { args: { hotels: [] }, parameters: pictureUpTo(1200) }

export const Failed: Story = { args: { state: 'failed' }, parameters: pictureUpTo(1200) }

export const Phone: Story = {
  args: { hotels: hotels.slice(0, 1) },
  globals: onPhone,
  parameters: pictureUpTo(1700),
}

export const LongText: Story = {
  args: {
    hotels: hotels.slice(0, 1).map((hotel) => ({
      ...hotel,
      label: `${hotel.label}, the Grand Indo-Portuguese Heritage Mansion and Gardens of Upper Candolim`,
    })),
  },
  parameters: pictureUpTo(1600),
}
