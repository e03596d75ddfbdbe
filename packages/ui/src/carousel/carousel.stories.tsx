import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { brokenPicture, samplePictures } from '../internal/stories/sample-pictures.ts'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { ImageCarousel, type ImageCarouselProps } from './carousel.tsx'

const noPictures = 'There are no pictures of this house yet. Ask for them and we send some by WhatsApp.'

const meta = {
  title: 'Components/Media/ImageCarousel',
  component: ImageCarousel,
  args: {
    'aria-label': 'Around Goa',
    images: samplePictures,
    picture: { ratio: 'landscape' },
    style: { maxInlineSize: '26rem' },
  },
  parameters: {
    docs: {
      description: {
        component: `Several pictures in the space of one. It is a row that scrolls and snaps, so it can be swiped before and without the
script; the script adds autoplay, arrows, dots, keys, dragging by mouse, and the way round the ends.

**Use it** for pictures of one subject: \`strip\` on a card, \`hero\` or \`slideshow\` over a page, \`room\` beside a text.

**Do not use it** for text that must be read, or for what matters: most people see only the first picture.

It advances only while it is in view, in a visible tab, without pointer or focus on it, and only for people who have
not asked for reduced motion. Pressing Play overrides all of these but the first.

### Keyboard

| Key | Does |
|---|---|
| Tab | pause, arrows and dots, then the pictures (in a \`strip\` pause and pictures only) |
| Right, Left (Down, Up when vertical) | next and previous picture, round the ends; mirrored from right to left |
| Home, End | first and last picture |
| Space, Enter on pause | stops and starts the motion |`,
      },
    },
  },
} satisfies Meta<typeof ImageCarousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every preset, at rest and in use, with many pictures, one, none and one that failed to load. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<ImageCarouselProps>
      rows={{
        Strip: {},
        'Strip, hover': {},
        'Strip, focus': {},
        Room: { preset: 'room' },
        'Room, hover': { preset: 'room' },
        'Room, focus': { preset: 'room' },
        Hero: { preset: 'hero' },
        'Hero, more than ten pictures': { preset: 'hero', images: [...samplePictures, ...samplePictures] },
        Slideshow: { preset: 'slideshow' },
        Vertical: { preset: 'room', orientation: 'vertical', style: { blockSize: '17rem' } },
        'One picture': { images: samplePictures.slice(0, 1) },
        'First picture missing': { preset: 'room', images: [brokenPicture, ...samplePictures.slice(1)] },
        'No picture': { images: [] },
        'No picture, long text': { images: [], empty: noPictures },
      }}
      cell="20rem"
    >
      {(state, row) => <ImageCarousel {...args} {...state} aria-label={row} />}
    </StateMatrix>
  ),
}

export const Hero: Story = {
  args: { preset: 'hero', picture: { ratio: 'wide' }, style: { maxInlineSize: '60rem' } },
  play: async ({ canvasElement }) => {
    const carousel = within(canvasElement)
    await userEvent.click(carousel.getByRole('button', { name: 'Previous picture' }))
    await expect(carousel.getByRole('button', { name: 'Show picture 6 of 6' })).toHaveAttribute(
      'aria-current',
    )
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() =>
      expect(carousel.getByRole('group', { name: '2 of 6' })).toHaveAttribute('data-state', 'current'),
    )
    await userEvent.click(carousel.getByRole('button', { name: 'Show picture 1 of 6' }))
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Slideshow: Story = {
  args: { preset: 'slideshow', picture: { ratio: 'wide' }, style: { maxInlineSize: '60rem' } },
  play: async ({ canvasElement }) => {
    const carousel = within(canvasElement)
    await userEvent.click(carousel.getByRole('button', { name: /^(Pause|Play) pictures$/ }))
    await userEvent.click(carousel.getByRole('button', { name: /^Pause pictures$/ }))
    await expect(carousel.getByRole('button', { name: 'Play pictures' })).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const RightToLeft: Story = {
  args: { preset: 'room', 'aria-label': 'حول غوا' },
  render: (args) => (
    <div dir="rtl">
      <ImageCarousel {...args} />
    </div>
  ),
}
