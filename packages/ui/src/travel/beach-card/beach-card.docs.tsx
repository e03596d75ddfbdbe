import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { BeachCard } from './beach-card.tsx'

const baga = {
  name: 'Baga Beach',
  location: 'Bardez, North Goa',
  pictures: samplePictures.slice(0, 1),
  href: '#baga',
  membershipHref: '#membership',
}

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <BeachCard
            {...baga}
            category="Lively"
            description="Shacks until late, every sport on the water, and a long walk south to Calangute."
            facilities={8}
            sports={6}
          />
        ),
        because: 'The category and the counts tell guests how this beach differs from the others.',
      },
      wrong: {
        shown: (
          <BeachCard
            {...baga}
            category="Beach"
            description="A beautiful beach with golden sand and blue water."
            facilities={0}
            sports={0}
          />
        ),
        because: 'A zero for “not counted yet” tells families that there is no toilet and no lifeguard.',
      },
    },
  ],
}
