import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { Picture } from '../picture/picture.tsx'
import { Card, CardActions, CardBody, CardMedia, type CardProps, CardTitle } from './card.tsx'

const meta = {
  title: 'Components/Content/Card',
  component: Card,
  subcomponents: { CardMedia, CardBody, CardTitle, CardActions },
  parameters: {
    docs: {
      description: {
        component:
          'Groups content about one subject: facts, contact details, a form. Hotels, activities, beaches and rooms have cards of their own.\n\n**Use it** for content that belongs together and stands apart from the text.\n\n**Do not use it** around every paragraph, where space is enough, or inside another card.',
      },
    },
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

const [boats] = samplePictures

const words = (paper: string) => (
  <>
    <CardTitle headingLevel={2}>On {paper} paper</CardTitle>
    <p>
      The boats come in before seven. Whoever is up <a href="#fish">buys the fish</a> first.
    </p>
  </>
)

export const Default: Story = {
  render: (args) => (
    <Card {...args} style={{ maxInlineSize: '24rem' }}>
      <CardTitle headingLevel={2}>Good to know</CardTitle>
      <p>Check-in from 1 pm, check-out until 11 am. Bring a valid ID; a PAN card is not accepted.</p>
      <CardActions>
        <Button size="sm">Ask a question</Button>
      </CardActions>
    </Card>
  ),
}

/** Every background, with text, buttons and a picture to the edge. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <StateMatrix<CardProps>
        rows={each('variant', ['raised', 'sunken', 'plain', 'ink'])}
        columns={{ Words: {}, 'With actions': {}, 'With a picture': { padding: 'none' } }}
      >
        {(state, row, column) => (
          <Card {...args} {...state} style={{ inlineSize: '17rem', maxInlineSize: '100%' }}>
            {column === 'With a picture' ? (
              <>
                <CardMedia>{boats && <Picture {...boats} ratio="landscape" />}</CardMedia>
                <CardBody>{words(row)}</CardBody>
              </>
            ) : (
              words(row)
            )}
            {column === 'With actions' && (
              <CardActions>
                <Button size="sm">Ask</Button>
                <Button size="sm" variant="outline">
                  Call
                </Button>
              </CardActions>
            )}
          </Card>
        )}
      </StateMatrix>
      <StateMatrix<CardProps> rows={{ 'Long text': {}, 'Long text on ink': { variant: 'ink' } }} cell="14rem">
        {(state) => (
          <Card {...args} {...state} style={{ maxInlineSize: '17rem' }}>
            <CardTitle headingLevel={2}>Straßenverkehrsordnung and Thiruvananthapuram in December</CardTitle>
            <p>Write to grand-heritage-mansion-reservations@upper-candolim.example or call before nine.</p>
            <CardActions>
              <Button size="sm">Ask for the last free room</Button>
              <Button size="sm" variant="outline">
                Call the house
              </Button>
            </CardActions>
          </Card>
        )}
      </StateMatrix>
    </>
  ),
}
