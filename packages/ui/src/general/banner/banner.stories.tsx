import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { Picture } from '../picture/picture.tsx'
import { Banner, type BannerProps } from './banner.tsx'

const veranda = samplePictures[5]
const picture = veranda && <Picture {...veranda} ratio="landscape" style={{ inlineSize: '100%' }} />

const longText: Partial<BannerProps> = {
  eyebrow: 'For the families of everybody who has ever stayed with us',
  title: 'Mitgliedschaftsbedingungen, and one card for a whole year of Goa',
  children: (
    <>
      Up to 30% off hotels and 50% off activities for everybody who carries it, from the day it is paid until
      the same day of the next year. <a href="#terms">The terms</a> say the rest.
    </>
  ),
  actions: (
    <>
      <Button size="lg" variant="outline">
        See everything that it holds
      </Button>
      <Button size="lg" variant="outline">
        Ask a person about it first
      </Button>
    </>
  ),
}

const meta = {
  title: 'Components/Content/Banner',
  component: Banner,
  args: {
    eyebrow: 'Membership',
    title: 'One card, a whole year of Goa',
    children: 'Up to 30% off hotels and 50% off activities, for ₹1,499.',
    actions: (
      <Button size="lg" variant="outline">
        See what it holds
      </Button>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A coloured band with one call to action, at the end of a page.\n\n**Use it** once, before the footer.\n\n**Do not use it** for errors (Alert), or twice on a page.',
      },
    },
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every tone, with parts left out, with a picture, and with very long texts. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <StateMatrix<BannerProps>
        rows={{
          ...each('tone', ['ink', 'primary', 'accent', 'gold', 'earth', 'tile']),
          'Title alone': { eyebrow: undefined, children: undefined, actions: undefined },
          'Long text': longText,
        }}
        cell="28rem"
      >
        {(state) => <Banner {...args} {...state} />}
      </StateMatrix>
      <StateMatrix<BannerProps>
        rows={{
          'With a picture': { tone: 'earth', media: picture },
          'With a picture, long text': { ...longText, tone: 'tile', media: picture },
        }}
      >
        {(state) => <Banner {...args} {...state} />}
      </StateMatrix>
    </>
  ),
}
