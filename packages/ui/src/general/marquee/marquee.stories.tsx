import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { brokenPicture, samplePictures, samplePosters } from '../../internal/stories/sample-pictures.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Marquee, type MarqueeProps } from './marquee.tsx'

const meta = {
  title: 'Components/Media/Marquee',
  component: Marquee,
  args: {
    'aria-label': 'Posters of Goa',
    images: samplePosters,
    picture: { ratio: 'poster' },
    style: { '--sg-marquee-item': 'clamp(11rem, 22vw, 20rem)' } as React.CSSProperties,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `An endless row of pictures that drifts by, six seconds per picture. It stands still before its pause button works,
while the pointer or the focus is on it, while it is out of view, and for people who asked for reduced motion; they
scroll it by hand.

**Use it** once on a page, as decoration behind or beside a headline.

**Do not use it** for anything that people have to read or press: it moves away.

\`--sg-marquee-item\` and \`--sg-marquee-gap\` set the width of a picture and the space between two.

### Keyboard

| Key | Does |
|---|---|
| Tab | pause, then the row |
| Left, Right on the row | scroll it |
| Space, Enter on pause | stops and starts the motion |`,
      },
    },
  },
} satisfies Meta<typeof Marquee>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Upright and low pictures, one alone, one that failed to load, and focused. */
export const Matrix: Story = {
  parameters: { layout: 'padded' },
  render: (args) => (
    <StateMatrix<MarqueeProps>
      rows={{
        Posters: {},
        'Focus on pause': {},
        Landscape: { images: samplePictures, picture: { ratio: 'landscape' } },
        'Never came: another': {
          images: [brokenPicture, ...samplePosters.slice(1)],
          picture: { ratio: 'poster', fallback: samplePosters[5] },
        },
        'Never came: its words': { images: [brokenPicture, ...samplePosters.slice(1)] },
        'One picture': { images: samplePosters.slice(0, 1) },
      }}
      cell="30rem"
    >
      {(state, row) => (
        <Marquee
          {...args}
          {...state}
          aria-label={row}
          style={{ '--sg-marquee-item': '9rem' } as React.CSSProperties}
        />
      )}
    </StateMatrix>
  ),
}

export const Paused: Story = {
  play: async ({ canvasElement }) => {
    const marquee = within(canvasElement)
    if (marquee.queryByRole('button', { name: 'Pause pictures' }))
      await userEvent.click(marquee.getByRole('button', { name: 'Pause pictures' }))
    await expect(marquee.getByRole('button', { name: 'Play pictures' })).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Marquee {...args} />
    </div>
  ),
}
