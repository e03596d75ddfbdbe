import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { Banner } from '../banner/banner.tsx'
import { ImageCarousel } from './carousel.tsx'

const offers = ['30% off hotels', 'Boats at half price', 'Breakfast for free']

export const docs: ComponentDocs = {
  announced: [
    'While it moves by itself, nothing is announced; once it is paused, each new picture is.',
    'Only the visible picture can be reached by keys and screen readers.',
  ],
  uses: [
    {
      right: {
        shown: (
          <ImageCarousel aria-label="Around Goa" images={samplePictures} style={{ inlineSize: '100%' }} />
        ),
        because: 'Pictures of one place: people who see only the first have missed nothing.',
      },
      wrong: {
        shown: (
          <ImageCarousel
            aria-label="Offers"
            images={samplePictures.slice(0, offers.length)}
            renderSlide={(_, place) => <Banner title={offers[place]} headingLevel={3} />}
            style={{ inlineSize: '100%' }}
          />
        ),
        because: 'Offers that take turns: hardly anybody sees the second. Put them below each other.',
      },
    },
  ],
}
