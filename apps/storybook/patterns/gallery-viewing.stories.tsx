import type { Meta, StoryObj } from '@storybook/react-vite'
import { hotelSummaries } from '@susegad/catalog-data/hotels'
import { pictureSources } from '@susegad/catalog-data/pictures'
import { Gallery } from '@susegad/ui/gallery'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const images = hotelSummaries.slice(0, 2).flatMap(({ name, pictures }) =>
  pictures.slice(0, 3).map((picture) => ({
    ...pictureSources(picture),
    alt: picture.alt,
    sizes: '(min-width: 1024px) 33vw, 50vw',
    caption: name,
  })),
)

const meta = {
  title: 'Patterns/Gallery viewing',
  component: Gallery,
  args: { 'aria-label': 'Photos of our hotels', images },
  parameters: {
    docs: {
      description: {
        component:
          'From the wall to one photo and back. Every photo is a link to its file, which opens in the Lightbox once there is script; closing it returns the focus to the photo one came from.',
      },
    },
  },
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneOpen: Story = {
  play: async ({ canvasElement }) => {
    const photos = within(canvasElement).getAllByRole('link')
    await userEvent.click(photos[0] as HTMLElement)
    const viewer = await within(document.body).findByRole('dialog')
    await waitFor(() => expect(viewer).toBeVisible())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(within(viewer).getByText('2 / 6')).toBeVisible())
  },
}

export const ClosedAgain: Story = {
  play: async ({ canvasElement }) => {
    const photos = within(canvasElement).getAllByRole('link')
    await userEvent.click(photos[1] as HTMLElement)
    const viewer = await within(document.body).findByRole('dialog')
    await waitFor(() => expect(viewer).toBeVisible())
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(photos[1]).toHaveFocus())
    photos[1]?.blur()
  },
}
