import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { SearchField } from './search-field.tsx'

export const docs: ComponentDocs = {
  announced: ['Clear appears once there is something to clear, and leaves the caret in the field.'],
  uses: [
    {
      right: {
        shown: <SearchField label="Search the gallery" placeholder="Fort, boat, Baga" />,
        because: 'The label says what is searched, and the examples show what can be found.',
      },
      wrong: {
        shown: <SearchField label="Search" labelVisibility="hidden" placeholder="Enter keyword…" />,
        because: 'Photos, hotels or the whole site? Visitors try a word, find nothing and give up.',
      },
    },
  ],
}
