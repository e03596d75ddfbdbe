import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { MapEmbed, type MapEmbedProps } from './map-embed.tsx'

const drawnMap = `data:text/html,${encodeURIComponent(
  '<title>Map</title><body style="margin:0;background:#dfe9e2"><svg width="100%" height="100%" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" style="position:fixed;inset:0" aria-hidden="true"><path fill="#8fc1c9" d="M0 0h62q-8 30 6 52t-4 48H0z"/><path stroke="#fff" stroke-width="3" fill="none" d="M84 0q-6 50 10 100M60 62l100-20M100 0l24 100"/><circle cx="78" cy="50" r="4" fill="#b5442c"/></svg></body>',
)}`

function keepOut() {
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      blockedURI: 'https://maps.invalid',
      documentURI: location.href,
      disposition: 'enforce',
      effectiveDirective: 'frame-src',
      originalPolicy: 'frame-src',
      statusCode: 200,
      violatedDirective: 'frame-src',
    }),
  )
}

const meta = {
  title: 'Components/Media/MapEmbed',
  component: MapEmbed,
  args: {
    title: 'Map of Candolim',
    src: drawnMap,
    link: <a href="#maps">Open Candolim in Maps</a>,
    style: { maxInlineSize: '44rem' },
  },
  parameters: {
    docs: {
      description: {
        component: `A third-party map in a frame, fetched only when it is near the window. A frame never reports that it failed, so a link
to the place always stands below it. If the page’s policy or a lost connection blocks the map, or nothing arrives in 15 seconds, the component says so.

**Use it** for the one place that a page is about.

**Do not use it** for an overview of several places: use the CoastMap.

### Keyboard

| Key | Does |
|---|---|
| Tab | moves into the map, which has keys of its own, then to the link |`,
      },
    },
  },
} satisfies Meta<typeof MapEmbed>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shown, blocked and without an address, with and without a link. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<MapEmbedProps>
      rows={{
        Shown: {},
        'Hover on the link': {},
        'Focus on the link': {},
        'Without link': { link: undefined },
        'Not available': { src: undefined },
        'Kept out': { src: 'https://maps.invalid/embed' },
        'Long texts': {
          src: undefined,
          link: <a href="#maps">Open the road from Panjim to the fishermen’s landing in Maps</a>,
          labels: { missing: 'Nobody has told us yet where this is: ask us and we describe the way' },
        },
      }}
      cell="18rem"
    >
      {(state, row) => <MapEmbed {...args} {...state} title={`Map, ${row}`} />}
    </StateMatrix>
  ),
  play: async ({ canvasElement }) => {
    keepOut()
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toBeVisible())
  },
}

/** No address is known. */
export const NotAvailable: Story = {
  parameters: { picture: { skip: true } },
  args: { src: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Map not available')).toBeVisible()
  },
}

/** The page's policy blocks the frame. */
export const KeptOut: Story = {
  args: { src: 'https://maps.invalid/embed' },
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    keepOut()
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toBeVisible())
  },
}
