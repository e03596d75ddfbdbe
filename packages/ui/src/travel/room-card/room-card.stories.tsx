import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../general/button/button.tsx'
import { ImageCarousel } from '../../general/carousel/carousel.tsx'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { RoomCard, type RoomCardProps } from './room-card.tsx'

const longText: Partial<RoomCardProps> = {
  name: 'Grand Premium Family Suite with a Veranda over the Gardens',
  price: 132999,
  extras: [
    { term: 'Child without a bed of its own, between five and twelve years', value: '₹1,00,750 a night' },
    { term: 'Matratzenzuschlagsvereinbarung', value: '₹1,200 a night and person, in December twice that' },
  ],
  actions: <Button size="sm">Ask for this room over Christmas</Button>,
}

const meta = {
  title: 'Components/Content/RoomCard',
  component: RoomCard,
  args: {
    name: 'Premium Room',
    price: 2799,
    guests: '2-3 Guests',
    rating: '4.5/5 Rating',
    mark: 'popular',
    headingLevel: 2,
    media: (
      <ImageCarousel
        aria-label="Pictures of the Premium Room"
        picker="dots"
        images={samplePictures.slice(2, 6)}
        picture={{ ratio: 'landscape' }}
      />
    ),
    extras: [
      { term: 'Child without bed (5–12 years)', value: '₹750 a night' },
      { term: 'Extra adult with bed', value: '₹1,200 a night' },
    ],
    children: 'A four-poster, cement tiles underfoot and a balcony over the garden pool.',
    actions: <Button size="sm">Ask for this room</Button>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'A category of rooms on the page of a hotel. Mark the one that is booked most as `popular`. Without a price, its line is left out. Put an `ImageCarousel` with `picker="dots"` into `media`.\n\n**Use it** for the rooms of one hotel.\n\n**Do not use it** for a hotel (HotelCard).\n\n### Keyboard\n\n| Key | Does |\n|---|---|\n| Tab | pictures’ pause button, arrows and dots, then the pictures and the actions |\n| Arrow keys | move the pictures while they have focus |',
      },
    },
  },
} satisfies Meta<typeof RoomCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Wide and narrow, marked and plain, with parts left out, and with very long texts. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <StateMatrix<RoomCardProps> rows={{ Wide: { mark: 'plain' }, 'Wide, long text': longText }}>
        {(state) => <RoomCard {...args} {...state} />}
      </StateMatrix>
      <StateMatrix<RoomCardProps>
        rows={{
          Popular: {},
          Plain: { mark: 'plain', name: 'Deluxe Room' },
          'Without price, extras or actions': { price: undefined, extras: [], actions: undefined },
          'Without pictures': { media: undefined },
          'Without pictures, plain': { media: undefined, mark: 'plain', extras: [] },
          'Long text': longText,
        }}
        cell="20rem"
      >
        {(state) => <RoomCard {...args} {...state} />}
      </StateMatrix>
    </>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
