import type { Meta, StoryObj } from '@storybook/react-vite'
import { SaveButton } from '../../general/save-button/save-button.tsx'
import { brokenPicture, samplePictures } from '../../internal/stories/sample-pictures.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { BeachCard, type BeachCardProps } from './beach-card.tsx'

const longText: Partial<BeachCardProps> = {
  name: 'Morjim-Ashwem Nesting Turtle Sanctuary Beach',
  location: 'Pernem, at the mouth of the Chapora river, North Goa',
  category: 'Sanctuary for olive ridley turtles',
  description:
    'Half a mile of pale sand with a line of casuarinas behind it. From November the olive ridley turtles come ashore at night, and the northern end is fenced off for them. There are no loungers there, no music, and no lights; whoever wants them finds all three ten minutes to the south, where the shacks begin.',
}

const meta = {
  title: 'Components/Content/BeachCard',
  component: BeachCard,
  args: {
    name: 'Baga Beach',
    location: 'Bardez, North Goa',
    category: 'Beach',
    description:
      'The loud one: shacks until late, every sport on the water, and a long walk south to Calangute when it gets too much.',
    facilities: 8,
    sports: 6,
    pictures: samplePictures.slice(0, 4),
    headingLevel: 2,
    href: '#baga',
    membershipHref: '#membership',
  },
  parameters: {
    docs: {
      description: {
        component:
          'A beach in a list. The slider’s arrows are always visible. `action` takes a button over the pictures, such as a SaveButton. Put it in a grid whose columns are at least 20 rem wide.\n\n**Use it** in lists of beaches.\n\n**Do not use it** for one beach’s own page: that opens with a Hero.\n\n### Keyboard\n\n| Key | Does |\n|---|---|\n| Tab | pictures’ pause button, pictures, View Details, Book Now Membership |\n| Arrow keys | move the pictures while they have focus |',
      },
    },
  },
} satisfies Meta<typeof BeachCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { style: { maxInlineSize: '26rem' } } }

/** In a long list on a phone. */
export const PhoneRow: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <StateMatrix<BeachCardProps>
      rows={{
        'Several pictures': {},
        'With a save button': { action: <SaveButton name="Baga Beach" /> },
        'Without a description': { description: '', category: 'Quiet' },
        'Without pictures': { pictures: [], sports: 0, facilities: 0 },
        'Long text': longText,
      }}
    >
      {(state) => <BeachCard {...args} {...state} phone="row" />}
    </StateMatrix>
  ),
}

/** At rest and in use, with fewer pictures, and with very long texts. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<BeachCardProps>
      rows={{
        Rest: {},
        'With a save button': { action: <SaveButton name="Baga Beach" pressed /> },
        'Focus on pause': {},
        'One of each': { pictures: samplePictures.slice(1, 2), category: 'Quiet', sports: 1, facilities: 1 },
        'None of each': { pictures: [], sports: 0, facilities: 0 },
        'Picture missing': { pictures: [brokenPicture] },
        'Hover on the link': { pictures: samplePictures.slice(2, 3) },
        'Focus on the link': { pictures: samplePictures.slice(2, 3) },
        'Long text': longText,
      }}
      cell="20rem"
    >
      {(state) => <BeachCard {...args} {...state} />}
    </StateMatrix>
  ),
}
