import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SaveButton } from '../../general/save-button/save-button.tsx'
import { brokenPicture, samplePictures } from '../../internal/stories/sample-pictures.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { HotelCard, type HotelCardProps } from './hotel-card.tsx'

const longText: Partial<HotelCardProps> = {
  name: 'The Grand Indo-Portuguese Heritage Mansion and Gardens of Upper Candolim',
  address:
    'House 1147/B, behind the Church of Our Lady of Hope, Fort Aguada Road, Candolim, Bardez, Goa 403515, India',
  reviews: 128456,
  price: 132999,
}

const meta = {
  title: 'Components/Content/HotelCard',
  component: HotelCard,
  args: {
    name: 'Amara Grand Hotel',
    address: 'Fort Aguada Road, Candolim, Goa 403515',
    rating: 4.6,
    reviews: 1284,
    price: 1999,
    discount: 20,
    pictures: samplePictures,
    headingLevel: 2,
    href: '#amara',
    callHref: 'tel:+918320000142',
    children: 'A grand Indo-Portuguese house with a garden pool, five minutes from the sand.',
  },
  parameters: {
    docs: {
      description: {
        component:
          'A hotel in a list. The pictures stand beside the text where there is room, otherwise above it; alternate `side` down a page. `action` takes a button over the pictures, such as a SaveButton. `linkAs` takes a router’s link; screen readers hear each link with the name of the hotel. Without a phone number the call button is disabled and says so.\n\n**Use it** in lists of hotels.\n\n**Do not use it** for its rooms (RoomCard) or its own page, which opens with a Hero.\n\n### Keyboard\n\n| Key | Does |\n|---|---|\n| Tab | pictures’ pause button, pictures, View Details, Call Now |\n| Arrow keys | move the pictures while they have focus |',
      },
    },
  },
} satisfies Meta<typeof HotelCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByRole('link', { name: 'View Details Amara Grand Hotel' })).toBeVisible()
    await expect(card.getByText('20% OFF')).toBeVisible()
  },
}

/** Wide on either side and narrow, in use, with parts left out, and with very long texts. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <StateMatrix<HotelCardProps>
        rows={{
          'Pictures at the end': { side: 'end', name: 'La View Hotel', price: 2499 },
          'Long text': longText,
        }}
      >
        {(state) => <HotelCard {...args} {...state} />}
      </StateMatrix>
      <StateMatrix<HotelCardProps>
        rows={{
          Narrow: {},
          Hover: {},
          Focus: {},
          'Without contact or discount': { callHref: undefined, discount: undefined },
          'One picture, no text': { pictures: samplePictures.slice(1, 2), children: undefined },
          'Without pictures': { pictures: [] },
          'Picture missing': { pictures: [brokenPicture] },
          'With a save button': { action: <SaveButton name="Amara Grand Hotel" pressed />, photoCount: 1284 },
          'More photos than shown': { photoCount: 1284, reviews: 1 },
          'Long text, narrow': longText,
        }}
        cell="20rem"
      >
        {(state) => <HotelCard {...args} {...state} />}
      </StateMatrix>
    </>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
