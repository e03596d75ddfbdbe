import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { ImageCarousel } from '../carousel/carousel.tsx'
import { MapPinIcon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import { Rating } from '../rating/rating.tsx'
import {
  Hero,
  HeroActions,
  HeroContent,
  HeroEyebrow,
  HeroLede,
  HeroMedia,
  type HeroProps,
  HeroTitle,
} from './hero.tsx'

const [boats, fort, street] = samplePictures

const white = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750"><path fill="white" d="M0 0h1200v750H0z"/></svg>')}`

const parts = {
  picture: <HeroMedia>{fort && <Picture {...fort} ratio="fill" />}</HeroMedia>,
  white: (
    <HeroMedia>
      <Picture src={white} alt="A white wall" width={1200} height={750} ratio="fill" />
    </HeroMedia>
  ),
  words: (
    <>
      <HeroEyebrow>Bardez, North Goa</HeroEyebrow>
      <HeroTitle>Chapora by the sea</HeroTitle>
      <HeroLede>A laterite fort, two bays and the road that joins them.</HeroLede>
      <HeroActions>
        <Button>Ask</Button>
        <Button variant="outline">Call</Button>
      </HeroActions>
    </>
  ),
  longWords: (
    <>
      <HeroEyebrow>Pernem, at the mouth of the Chapora river, North Goa</HeroEyebrow>
      <HeroTitle>The long name of a tree house on a hillside of Thiruvananthapuram palms</HeroTitle>
      <HeroLede>
        The words stand on paper of their own, so they read over any picture, however bright it is and however
        many of them there are.
      </HeroLede>
      <HeroActions>
        <Button>Ask for the last free room over Christmas</Button>
        <Button variant="outline">Call the house before nine</Button>
      </HeroActions>
    </>
  ),
  title: <HeroTitle>Refund Policy</HeroTitle>,
}

// Lower than a window, so that several of them can be seen at once.
const low = { gridTemplateRows: 'minmax(24rem, auto) auto' }

const meta = {
  title: 'Components/Content/Hero',
  component: Hero,
  subcomponents: { HeroMedia, HeroContent, HeroEyebrow, HeroTitle, HeroLede, HeroActions },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Opens a page. `poster` is for the home page, with a Marquee as its media; `page` for listings, with one Picture; `place` for detail pages, with a Picture or a slideshow under the name. Screen readers reach the text first; the browser fetches the picture first (`priority`).\n\n**Use it** once, at the top of a page.\n\n**Do not use it** further down a page, or on the desk.',
      },
    },
  },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { variant: 'page' },
  render: (args) => (
    <Hero {...args}>
      <HeroMedia>{street && <Picture {...street} ratio="fill" priority />}</HeroMedia>
      <HeroContent>
        <HeroEyebrow>Five houses</HeroEyebrow>
        <HeroTitle>Hotels we would send our own mothers to</HeroTitle>
        <HeroLede>From a mansion in Candolim to a cottage on stilts above Anjuna.</HeroLede>
      </HeroContent>
    </Hero>
  ),
}

/** Every variant with all its parts, with the title alone, over white, and with long words. */
export const Matrix: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <StateMatrix<HeroProps>
      rows={{
        Page: { variant: 'page' },
        'Page, title alone': { variant: 'page' },
        'Page, long words': { variant: 'page' },
        'Poster over white': { variant: 'poster', style: low },
        'Poster, long words': { variant: 'poster', style: low },
        'Place over white': { variant: 'place', style: low },
        'Place, long words': { variant: 'place', style: low },
      }}
    >
      {(state, row) => (
        <Hero {...state}>
          {row.endsWith('white') ? parts.white : !row.endsWith('alone') && parts.picture}
          <HeroContent>
            {row.endsWith('alone') ? parts.title : row.endsWith('long words') ? parts.longWords : parts.words}
          </HeroContent>
        </Hero>
      )}
    </StateMatrix>
  ),
}

export const Poster: Story = {
  args: { variant: 'poster' },
  render: (args) => (
    <Hero {...args}>
      <HeroMedia>{boats && <Picture {...boats} ratio="fill" priority />}</HeroMedia>
      <HeroContent>
        <HeroEyebrow>Goa, without the hurry</HeroEyebrow>
        <HeroTitle>Stay by the sea. Leave the rest to us.</HeroTitle>
        <HeroLede>Hotels, days on the water and quiet beaches, picked by people who live here.</HeroLede>
        <HeroActions>
          <Button size="lg">See the hotels</Button>
          <Button size="lg" variant="outline">
            Get the membership
          </Button>
        </HeroActions>
      </HeroContent>
    </Hero>
  ),
}

export const Place: Story = {
  args: { variant: 'place' },
  render: (args) => (
    <Hero {...args}>
      <HeroMedia>
        <ImageCarousel
          aria-label="Pictures of Amara Grand Hotel"
          controls="bar"
          picker="counter"
          images={samplePictures}
          picture={{ ratio: 'fill', priority: true }}
        />
      </HeroMedia>
      <HeroContent>
        <HeroEyebrow>
          <MapPinIcon /> Candolim
        </HeroEyebrow>
        <HeroTitle>Amara Grand Hotel</HeroTitle>
        <Rating value={4.6} reviews={1284} show="stars-and-value" />
        <HeroLede>A garden pool between laterite walls.</HeroLede>
      </HeroContent>
    </Hero>
  ),
}

export const PlaceOnAPhone: Story = {
  args: { variant: 'place' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Hero {...args}>
      <HeroMedia>{fort && <Picture {...fort} ratio="fill" priority />}</HeroMedia>
      <HeroContent>
        <HeroEyebrow>Bardez, North Goa</HeroEyebrow>
        <HeroTitle>Candolim Beach</HeroTitle>
      </HeroContent>
    </Hero>
  ),
}
