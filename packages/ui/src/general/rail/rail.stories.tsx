import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Card, CardBody, CardMedia, CardTitle } from '../card/card.tsx'
import { Picture } from '../picture/picture.tsx'
import { Rail, type RailProps } from './rail.tsx'

const names = ['Candolim', 'Chapora', 'Fontainhas', 'On the Mandovi', 'Dudhsagar', 'Vagator']

const cards = (count: number, words = '') =>
  samplePictures.slice(0, count).map((image, place) => (
    <li key={image.src}>
      <Card padding="none" style={{ blockSize: '100%' }}>
        <CardMedia>
          <Picture {...image} ratio="landscape" />
        </CardMedia>
        <CardBody>
          <CardTitle headingLevel={2}>
            <a href={`#place-${place}`}>
              {names[place]}
              {words}
            </a>
          </CardTitle>
        </CardBody>
      </Card>
    </li>
  ))

const meta = {
  title: 'Components/Structure/Rail',
  component: Rail,
  args: { count: '6 places', children: cards(6) },
  parameters: {
    docs: {
      description: {
        component: `Cards in one row to swipe where there is little room, and in a grid where there is more. Part of the next card is
always visible; a count says how many there are, and a line shows how far along people are. All cards stay on the
page: the browser’s search finds them, Tab reaches them, and they are printed as a grid.

**Use it** for one section of several on a page, such as the hotels on the home page.

**Do not use it** for the list that a page is about (a plain grid), or for the pictures of one thing (ImageCarousel).

For a row from edge to edge of the window, set \`--sg-rail-bleed\` to the margin of the page. Where there is room,
\`--sg-rail-columns\` and \`--sg-rail-gap\` replace the columns and the gap of the grid; do not set them as styles of
the list, which would apply to the row as well. Swiping over the pictures of a card moves the rail; the pictures keep their
arrows.

### Keyboard

| Key | Does |
|---|---|
| Tab | goes to the next card and brings it into view; the arrows are for the mouse alone |
| Arrow keys | scroll the row while something in it has the focus |`,
      },
    },
  },
} satisfies Meta<typeof Rail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
}

/** With room for two and for all, with one card, without a count, from right to left, and with long words. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <StateMatrix<RailProps>
        rows={{
          'A phone': {},
          'One card': { count: '1 place', children: cards(1) },
          'Without a count': { count: undefined },
          'Right to left': { dir: 'rtl' },
          'Long words': {
            count: '1,234 places between the lighthouse and the lake',
            children: cards(3, ', behind the lighthouse and before the bridge'),
          },
          'Hover on an arrow': {},
        }}
        cell="22rem"
      >
        {({ dir, ...state }) => (
          <div dir={dir}>
            <Rail {...args} {...state} />
          </div>
        )}
      </StateMatrix>
      <StateMatrix<RailProps> rows={{ 'Room for all': {} }}>
        {(state) => <Rail {...args} {...state} />}
      </StateMatrix>
    </>
  ),
}
