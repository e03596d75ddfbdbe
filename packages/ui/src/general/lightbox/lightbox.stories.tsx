import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { brokenPicture, samplePictures } from '../../internal/stories/sample-pictures.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Picture } from '../picture/picture.tsx'
import { Lightbox, type LightboxImage, LightboxTrigger } from './lightbox.tsx'

const captions = [
  'Candolim, before the boats go out',
  'Chapora',
  'Fontainhas',
  'On the Mandovi',
  'Dudhsagar',
  'Vagator',
]
const images: readonly LightboxImage[] = samplePictures.map((image, place) => ({
  ...image,
  caption: captions[place],
}))

const [beach] = images as readonly [LightboxImage]

// In a frame of its own: it lies over the whole window.
const framed = { docs: { story: { inline: false, height: '40rem' } } }

const meta = {
  title: 'Components/Media/Lightbox',
  component: Lightbox,
  subcomponents: { LightboxTrigger },
  args: { images },
  render: (args) => (
    <Lightbox {...args}>
      <div
        style={{
          display: 'grid',
          gap: '0.5rem',
          gridTemplateColumns: 'repeat(3, 1fr)',
          maxInlineSize: '40rem',
        }}
      >
        {args.images.map((image, index) => (
          <LightboxTrigger key={image.src} index={index} href={image.src}>
            <Picture {...image} ratio="landscape" />
          </LightboxTrigger>
        ))}
      </div>
    </Lightbox>
  ),
  parameters: {
    docs: {
      description: {
        component: `Shows one photo over the whole window. Each photo on the page is a link to its file, so it opens without a script too;
the dialog itself is fetched when the pointer or the focus first comes near a trigger.

**Use it** wherever photos are shown small. Pass \`historyKey\` so that Back on a phone closes it, or control \`open\` and
\`index\` yourself when the address says which photo is open.

**Do not use it** for forms, texts or questions (Dialog).

### Keyboard

| Key | Does |
|---|---|
| Enter on a photo | opens it |
| Right, Left | next and previous photo, looping at the ends; mirrored in right-to-left text |
| Right, Left, Up, Down when enlarged | pan the photo; at its edge, go to the next one |
| Home, End | first and last photo |
| +, -, 0 | enlarge, shrink, whole photo |
| Escape | closes, and the focus returns to the photo |

On touch screens: swipe, pinch and double tap. Each has a button, too.`,
      },
    },
  },
} satisfies Meta<typeof Lightbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: framed }

/** The trigger. The dialog covers the whole window, so its states are stories of their own. */
export const Matrix: Story = {
  render: (args) => (
    <Lightbox {...args}>
      <StateMatrix<LightboxImage>
        rows={{ Rest: {}, Hover: {}, Focus: {}, Pressed: {}, 'Never came': brokenPicture }}
        cell="10rem"
      >
        {(state, row) => (
          <LightboxTrigger index={0} href={beach.src}>
            <Picture {...beach} {...state} alt={`${beach.alt}, ${row}`} ratio="landscape" />
          </LightboxTrigger>
        )}
      </StateMatrix>
    </Lightbox>
  ),
}

export const Open: Story = {
  parameters: framed,
  args: { defaultOpen: true, defaultIndex: 2 },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Pictures' })
    await waitFor(() => expect(within(dialog).getByText('3 / 6')).toBeVisible())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(within(dialog).getByText('4 / 6')).toBeVisible())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(within(dialog).getByRole('img', { name: images[2]?.alt ?? '' })).toBeVisible())
  },
}

export const OpensAndReturnsTheFocus: Story = {
  parameters: framed,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const photo = page.getByRole('link', { name: images[1]?.alt ?? '' })
    await userEvent.click(photo)
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(photo).toHaveFocus())
    photo.blur()
  },
}

export const OnePhoto: Story = { parameters: framed, args: { images: images.slice(3, 4), defaultOpen: true } }

export const LongCaption: Story = {
  parameters: framed,
  args: {
    defaultOpen: true,
    images: images.map((image) => ({
      ...image,
      caption:
        'The table on the upper veranda, laid for two at the hour when the sun goes down behind the bay and the first boats light their lamps',
    })),
  },
}

export const BrokenPhoto: Story = {
  parameters: framed,
  args: { defaultOpen: true, images: [brokenPicture, ...images.slice(1)] },
}

export const RightToLeft: Story = {
  args: { defaultOpen: true, dir: 'rtl' },
}
