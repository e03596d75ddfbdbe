import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { ShareButton, type ShareButtonProps } from './share-button.tsx'

const meta = {
  title: 'Components/Actions/ShareButton',
  component: ShareButton,
  args: { shareTitle: 'La View Hotel', shareUrl: 'https://example.com/hotels/la-view-hotel' },
  parameters: {
    docs: {
      description: {
        component: `Opens the share sheet of the device. Where there is none, it copies the link and says so.

**Use it** on pages that people show to others: a hotel, an activity, a beach, a photo.

**Do not use it** as a row of logos, one for each network.

### Keyboard

| Key | Does |
|---|---|
| Tab | reaches it |
| Enter, Space | shares or copies |`,
      },
    },
  },
} satisfies Meta<typeof ShareButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every variant and size, and what it says afterwards. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <StateMatrix<ShareButtonProps>
        rows={{
          ...each('variant', ['outline', 'secondary', 'ghost', 'primary']),
          ...each('size', ['sm', 'md', 'lg']),
        }}
        columns={{ Rest: {}, Hover: {}, Focus: {}, Pressed: {}, Disabled: { disabled: true } }}
      >
        {(state) => <ShareButton {...args} {...state} />}
      </StateMatrix>
      <StateMatrix<ShareButtonProps>
        rows={{
          Copied: {},
          'Not possible': {},
          'Long text': { labels: { share: 'Share this page with the people you travel with' } },
          'Another language': { labels: { share: 'Partager', copied: 'Lien copié' } },
        }}
        cell="15rem"
      >
        {(state, row) => <ShareButton {...args} {...state} data-testid={row} />}
      </StateMatrix>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const clipboard = spyOn(navigator.clipboard, 'writeText')
    clipboard.mockResolvedValueOnce(undefined)
    await userEvent.click(canvas.getByTestId('Copied'))
    await expect(await canvas.findByText('Link copied')).toBeVisible()
    clipboard.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'))
    await userEvent.click(canvas.getByTestId('Not possible'))
    await expect(await canvas.findByText('Copy the link from the address bar')).toBeVisible()
    canvas.getByTestId('Not possible').blur()
    await userEvent.unhover(canvas.getByTestId('Not possible'))
  },
}
