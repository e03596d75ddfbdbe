import type { Meta, StoryObj } from '@storybook/react-vite'
import { SaveButton } from '../../general/save-button/save-button.tsx'
import { brokenPicture, samplePosters } from '../../internal/stories/sample-pictures.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { ActivityCard, type ActivityCardProps } from './activity-card.tsx'

const poster = (place: number) => samplePosters.slice(place, place + 1)

const longText: Partial<ActivityCardProps> = {
  name: 'Goa Ultimate Five Watersports Adventure with Scuba Combination',
  location: 'Grande Island and the jetty at Sinquerim',
  duration: '6 to 7 hours with transfers',
  summary:
    'Everything on one ticket: parasailing, jet ski, banana boat, bumper ride, speedboat and a dive with a guide.',
  offer: 100,
  price: 132999,
  tone: 'tile',
}

const meta = {
  title: 'Components/Content/ActivityCard',
  component: ActivityCard,
  args: {
    name: 'Sunset Cruise',
    location: 'Panjim jetty',
    duration: '1 hour',
    summary: 'Goan dances on the upper deck while the sun goes down behind the fort.',
    price: 249,
    offer: 50,
    status: 'Active',
    pictures: poster(3),
    headingLevel: 2,
    href: '#cruise',
  },
  parameters: {
    docs: {
      description: {
        component:
          'A poster for one activity: picture above, text below on a colour of its own. Vary `tone` between neighbours. With one picture the card stands still; with several they advance by themselves. Where the summary or the status is missing, the card says so. `action` takes a button over the pictures, such as a SaveButton.\n\n**Use it** on the wall of activities, and for the few that are near a place.\n\n**Do not use it** for hotels or beaches, which have cards of their own, or for an activity’s whole page.\n\n### Keyboard\n\n| Key | Does |\n|---|---|\n| Tab | with several pictures their pause button and the pictures, then View Details |\n| Arrow keys | move the pictures while they have focus |\n| Enter | follows View Details |',
      },
    },
  },
} satisfies Meta<typeof ActivityCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { style: { maxInlineSize: '20rem' } } }

/** In a long list on a phone. */
export const PhoneRow: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <StateMatrix<ActivityCardProps>
      rows={{
        'Several pictures': { pictures: samplePosters },
        'With a save button': { action: <SaveButton name="Sunset Cruise" />, pictures: samplePosters },
        'Without an offer': { offer: undefined, tone: 'tile', pictures: poster(5) },
        'Without facts or summary': {
          summary: undefined,
          location: undefined,
          duration: undefined,
          tone: 'gold',
        },
        'Without pictures': { pictures: [], tone: 'ink' },
        'Long text': { ...longText, status: 'Closed until the rains are over' },
      }}
    >
      {(state) => <ActivityCard {...args} {...state} phone="row" />}
    </StateMatrix>
  ),
}

/** Every colour, in use, with parts left out, and with very long texts. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<ActivityCardProps>
      rows={{
        Primary: {},
        Accent: { tone: 'accent', name: 'Dolphin Watching', pictures: poster(1) },
        Gold: { tone: 'gold', name: 'North Goa Explorer', pictures: poster(2) },
        Earth: { tone: 'earth', name: 'Dudhsagar Falls', pictures: poster(4) },
        Tile: { tone: 'tile', name: 'Dinner on the Mandovi', pictures: poster(5) },
        Ink: { tone: 'ink', name: 'Boat Party', pictures: poster(0) },
        Hover: {},
        Focus: {},
        'With a save button': { action: <SaveButton name="Sunset Cruise" pressed /> },
        'Several pictures, focus on pause': { pictures: samplePosters },
        'Inactive, without offer': { status: undefined, offer: undefined },
        'Without facts or summary': { summary: undefined, location: undefined, duration: undefined },
        'Another status': { status: 'Closed until the rains are over' },
        'Picture missing': { pictures: [brokenPicture] },
        'Without pictures': { pictures: [] },
        'Long text': longText,
      }}
      cell="16rem"
    >
      {(state) => <ActivityCard {...args} {...state} />}
    </StateMatrix>
  ),
}
