import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { samplePosters } from '../../internal/stories/sample-pictures.ts'
import { ActivityCard } from './activity-card.tsx'

const cruise = {
  name: 'Sunset Cruise',
  location: 'Panjim jetty',
  duration: '1 hour',
  price: 249,
  pictures: samplePosters.slice(3, 4),
  href: '#cruise',
}

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <ActivityCard
            {...cruise}
            status="Active"
            summary="Goan dances on the upper deck while the sun goes down behind the fort."
          />
        ),
        because: 'The summary says what happens on the boat, so guests can tell this cruise from the next.',
      },
      wrong: {
        shown: <ActivityCard {...cruise} summary="Book the best cruise in Goa now and save big!" />,
        because:
          'The summary fits every cruise, so nobody can choose by it. Without a status the card says “Inactive”, and guests move on.',
      },
    },
  ],
}
