import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { brokenPicture, samplePictures } from '../../internal/stories/sample-pictures.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Carousel, ImageCarousel, type ImageCarouselProps } from './carousel.tsx'

const noPictures = 'There are no pictures of this house yet. Ask for them and we send some by WhatsApp.'

const meta = {
  title: 'Components/Media/ImageCarousel',
  component: ImageCarousel,
  subcomponents: { Carousel },
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
script. The script adds autoplay, arrows, dots, keys and mouse dragging, and loops at the ends.

**Use it** for pictures of one subject: as it is on a card, with \`picker\` beside a text, and with \`controls="bar"\` at
the top of a page, where it is a landmark.

**Do not use it** for anything important: most people see only the first picture. \`Carousel\` is the same for other
content, each child a slide.

It advances only while it is in view, in a visible tab, without pointer or focus on it, and only for people who have
not asked for reduced motion. After a press on Play it advances whenever it is in view.

### Keyboard

| Key | Does |
|---|---|
| Tab | pause, arrows and dots, then the pictures (without a \`picker\` only pause and pictures) |
| Right, Left (Down, Up when vertical) | next and previous picture, looping at the ends; mirrored in right-to-left text |
| Home, End | first and last picture |
| Space, Enter on pause | stops and starts the motion |`,
      },
    },
  },
} satisfies Meta<typeof ImageCarousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every arrangement of the controls, at rest and in use, with many pictures, one, none and one that failed to load. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<ImageCarouselProps>
      rows={{
        Plain: {},
        'Plain, hover': {},
        'Plain, focus': {},
        Dots: { picker: 'dots' },
        'Dots, hover': { picker: 'dots' },
        'Dots, focus': { picker: 'dots' },
        'Bar with dots': { controls: 'bar', picker: 'dots' },
        'Bar, more than ten pictures': {
          controls: 'bar',
          picker: 'dots',
          images: [...samplePictures, ...samplePictures],
        },
        'Bar with counter': { controls: 'bar', picker: 'counter' },
        Vertical: { picker: 'dots', orientation: 'vertical', style: { blockSize: '17rem' } },
        'One picture': { images: samplePictures.slice(0, 1) },
        'First picture missing': { picker: 'dots', images: [brokenPicture, ...samplePictures.slice(1)] },
        'No picture': { images: [] },
        'No picture, long text': { images: [], empty: noPictures },
      }}
      cell="20rem"
    >
      {(state, row) => <ImageCarousel {...args} {...state} aria-label={row} />}
    </StateMatrix>
  ),
}

export const Bar: Story = {
  args: { controls: 'bar', picker: 'dots', picture: { ratio: 'wide' }, style: { maxInlineSize: '60rem' } },
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

export const BarWithCounter: Story = {
  args: { controls: 'bar', picker: 'counter', picture: { ratio: 'wide' }, style: { maxInlineSize: '60rem' } },
  play: async ({ canvasElement }) => {
    const carousel = within(canvasElement)
    await userEvent.click(carousel.getByRole('button', { name: /^(Pause|Play) pictures$/ }))
    await userEvent.click(carousel.getByRole('button', { name: /^Pause pictures$/ }))
    await expect(carousel.getByRole('button', { name: 'Play pictures' })).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

const praise = ['Lovely house, and quiet at night.', 'The boat left on time.', 'We come back next year.']

const quotation: CSSProperties = {
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '13rem',
  margin: 0,
  paddingInline: '4rem',
  font: 'var(--sg-text-xl) / var(--sg-leading-snug) var(--sg-font-display)',
  textAlign: 'center',
}

/** `Carousel` with other content than pictures, high enough for its controls. */
export const OtherSlides: Story = {
  render: () => (
    <Carousel
      aria-label="Words of guests"
      picker="counter"
      labels={{ previous: 'Previous words', next: 'Next words', track: 'Words' }}
      style={{ maxInlineSize: '26rem' }}
    >
      {praise.map((words) => (
        <blockquote key={words} style={quotation}>
          {words}
        </blockquote>
      ))}
    </Carousel>
  ),
}

export const RightToLeft: Story = {
  args: { picker: 'dots', 'aria-label': 'حول غوا' },
  render: (args) => (
    <div dir="rtl">
      <ImageCarousel {...args} />
    </div>
  ),
}
