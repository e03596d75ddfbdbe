import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { brokenPicture, samplePictures, samplePosters } from '../../internal/stories/sample-pictures.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Gallery, type GalleryProps } from './gallery.tsx'

const captions = ['Candolim', 'Chapora', 'Fontainhas', 'On the Mandovi', 'Dudhsagar', 'Vagator']
const images = samplePictures.map((image, place) => ({ ...image, caption: captions[place] }))

const twoShapes = samplePictures.flatMap((image, place) => [image, samplePosters[5 - place] ?? image])
const longCaptions = images.slice(0, 2).map((image) => ({
  ...image,
  caption: `${image.caption}, before the boats go out and the fish is sold on the sand`,
}))

const meta = {
  title: 'Components/Media/Gallery',
  component: Gallery,
  args: { 'aria-label': 'Photos of Goa', images },
  parameters: {
    docs: {
      description: {
        component: `Many pictures at once, in reading order. Each is a link to its file and opens in the Lightbox.

**Use it** where the pictures are the content: a gallery page, the photos of a beach.

**Do not use it** for cards with facts and buttons, or to feature one picture (ImageCarousel).

\`masonry\` keeps the height of each picture, and varies the heights where all have one size; the order stays that of
the list.

### Keyboard

| Key | Does |
|---|---|
| Tab | from picture to picture |
| Enter | opens the picture in the lightbox, which has keys of its own |`,
      },
    },
  },
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Both walls, at rest and in use, with captions and without, with one picture, none and one that failed to load. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<GalleryProps>
      rows={{
        'Grid with captions': { images: images.slice(0, 4) },
        'Grid without captions': { images: samplePictures.slice(0, 4) },
        Hover: { images: images.slice(0, 2) },
        Focus: { images: images.slice(0, 2) },
        'Long captions': { images: longCaptions },
        'Masonry of one shape': { layout: 'masonry', images: samplePictures },
        'Masonry of two shapes': { layout: 'masonry', images: twoShapes.slice(0, 5) },
        'Never came: another': {
          images: [brokenPicture, ...images.slice(1, 4)],
          fallback: samplePictures[5],
        },
        'Never came: its words': { images: [brokenPicture, ...images.slice(1, 4)] },
        'One picture': { images: images.slice(0, 1) },
        Empty: { images: [] },
        'Empty, long text': {
          images: [],
          empty: 'No photo has been sent to us yet by anybody who was there',
        },
      }}
      cell="21rem"
    >
      {(state, row) => <Gallery {...args} {...state} aria-label={row} />}
    </StateMatrix>
  ),
}

export const Empty: Story = {
  parameters: { picture: { skip: true } },
  args: { images: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No images found')).toBeVisible()
  },
}
