import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { brokenPicture, samplePictures, samplePosters } from '../../internal/stories/sample-pictures.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Picture, type PictureImage, type PictureProps } from './picture.tsx'

const [beach, fort, street] = samplePictures as readonly [PictureImage, PictureImage, PictureImage]
const [poster] = samplePosters as readonly [PictureImage]

const unpainted = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/%3E'

const longAlt =
  'The pool between ochre arcades of the old customs house, seen from the upper veranda in the last light of a day in November'

const frame = { position: 'relative', blockSize: '10rem' } as const

const meta = {
  title: 'Components/Media/Picture',
  component: Picture,
  args: { ...beach, style: { maxInlineSize: '36rem' } },
  parameters: {
    picture: { photos: true },
    docs: {
      description: {
        component: `Shows a photo or a drawing in the best format and width for the browser. It reserves its space, shows a tint while it
loads, and a fallback if it fails.

**Use it** for every content picture. Set \`sizes\` with \`srcSet\`, \`priority\` for the one picture that a page opens
with, and \`ratio\` where the layout decides the shape.

**Do not use it** for icons, or for decoration, which needs no alternative text: use a CSS background.

It takes no keyboard input.`,
      },
    },
  },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every shape, and the placeholders of a picture that is loading or failed. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<PictureProps>
      rows={{
        'Natural, low': beach,
        'Natural, tall': poster,
        Landscape: { ...street, ratio: 'landscape' },
        Wide: { ...fort, ratio: 'wide' },
        Poster: { ...poster, ratio: 'poster' },
        Square: { ...street, ratio: 'square' },
        'Fills what holds it': { ...fort, ratio: 'fill' },
        'On its way: its tint': { ...beach, src: unpainted },
        'Never came: another': { ...brokenPicture, fallback: fort },
        'Never came: its words': { ...brokenPicture, ratio: 'landscape' },
        'Never came: many words': { ...brokenPicture, ratio: 'landscape', alt: longAlt },
      }}
      cell="12rem"
    >
      {(state) => (
        <div style={state.ratio === 'fill' ? frame : undefined}>
          <Picture {...beach} {...state} />
        </div>
      )}
    </StateMatrix>
  ),
}

/** A picture that fails to load is replaced by its fallback. */
export const Fallback: Story = {
  parameters: { picture: { skip: true } },
  args: { ...brokenPicture, fallback: fort },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('img', { name: fort.alt })).toBeVisible())
  },
}

/** Without a fallback, tiles with the alternative text. */
export const Missing: Story = {
  parameters: { picture: { skip: true } },
  args: brokenPicture,
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-slot="picture"]')).toHaveAttribute('data-state', 'error'),
    )
  },
}
