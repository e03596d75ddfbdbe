import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { MapEmbed } from './map-embed.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: <MapEmbed title="Map of Candolim" link={<a href="#maps">Open Candolim in Maps</a>} />,
        because: 'Where the map cannot be shown, the link still leads guests to the place.',
      },
      wrong: {
        shown: <MapEmbed title="Map of the hotel" />,
        because: 'Without a link, guests whose browser or network blocks the map cannot find the way.',
      },
    },
  ],
}
