import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { sampleShore, sampleStops } from '../../internal/stories/sample-coast.ts'
import { CoastMap } from './coast-map.tsx'

const stops = sampleStops.filter(({ kind }) => kind !== 'activity')
const north = stops.filter(({ y }) => y < 400).map(({ id }) => id)

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <CoastMap
            aria-label="Calangute and its neighbours"
            shore={sampleShore}
            stops={stops}
            size="small"
            current="calangute"
            near={['baga', 'candolim', 'wotel']}
          />
        ),
        because: 'On the page of one beach, the map names that beach and the places a guest can walk to.',
      },
      wrong: {
        shown: (
          <CoastMap
            aria-label="Calangute and everything in the north"
            shore={sampleShore}
            stops={stops}
            size="small"
            current="calangute"
            near={north}
          />
        ),
        because: 'With every place named, guests cannot see which ones are close to this beach.',
      },
    },
  ],
}
