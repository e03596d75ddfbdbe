import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sampleShore, sampleStops } from '../../internal/stories/sample-coast.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { CoastMap, type CoastMapProps } from './coast-map.tsx'

const stops = sampleStops.map((stop) => ({ ...stop, href: `#${stop.id}` }))
const beaches = stops.filter(({ kind }) => kind === 'beach')
const some = stops.filter(({ kind }) => kind !== 'activity')
const longNames = stops
  .filter(({ kind }) => kind === 'hotel')
  .map((stop) => ({ ...stop, name: `${stop.name} and Gardens of the Old Customs House` }))

const meta = {
  title: 'Components/Media/CoastMap',
  component: CoastMap,
  args: {
    'aria-label': 'Places along the coast, from north to south',
    shore: sampleShore,
    stops,
  },
  parameters: {
    docs: {
      description: {
        component: `A drawing of Goa’s coast with every place in its true order: beaches on the side of the sea, hotels and activities on
the land. Names that would overlap move apart and keep a line to their dot. Where there is width it lies on its side,
with north at the left. It works without a script.

**Use it** whole on a home or listing page; \`small\`, with \`current\` and \`near\`, on the page of one place;
with \`route\`, for the stops of a day.

**Do not use it** for directions: use the MapEmbed.

The shore is an open line from north to south with the sea to the west; stops use its coordinates. \`active\` and
\`onActiveChange\` connect it to a list elsewhere on the page.

### Keyboard

To keys and screen readers it is an ordered list of links, north first.

| Key | Does |
|---|---|
| Tab | from stop to stop, southwards; the stop's line and dot light up |
| Enter | follows the stop's link |`,
      },
    },
  },
} satisfies Meta<typeof CoastMap>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.textContent)
    await expect(names[0]).toBe('Paragliding (Activity)')
    await expect(names.at(-1)).toBe('Palolem (Beach)')
  },
}

/** Upright and small, with many stops and one, hovered and focused. */
export const Matrix: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <StateMatrix<CoastMapProps>
      rows={{
        'Beaches and hotels': { stops: some },
        Hover: { stops: beaches },
        Focus: { stops: beaches },
        'You are here': { current: 'calangute', stops: beaches },
        'One stop, its name no link': {
          stops: stops.slice(8, 9).map((stop) => ({ ...stop, href: undefined })),
        },
        'Long names': { stops: longNames },
        'Small: you are here': { size: 'small', stops: some, current: 'calangute', near: ['baga', 'wotel'] },
        'Small: at the far south': { size: 'small', stops: some, current: 'palolem', near: ['agonda'] },
        'Small: nothing near': { size: 'small', stops: some, current: 'regent-laguna' },
        'Small: a day from the hotel and back': {
          size: 'small',
          stops: some,
          route: ['wotel', 'candolim', 'anjuna', 'baga', 'wotel'],
        },
      }}
      cell="21rem"
    >
      {(state, row) => <CoastMap {...args} {...state} aria-label={row} />}
    </StateMatrix>
  ),
}

export const PointedAt: Story = {
  args: { orientation: 'vertical', active: 'dinner-cruise' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getAllByRole('link')[0]).toHaveFocus()
    ;(document.activeElement as HTMLElement).blur()
  },
}
