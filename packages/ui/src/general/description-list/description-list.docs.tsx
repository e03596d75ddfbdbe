import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { DescriptionItem, DescriptionList } from './description-list.tsx'

export const docs: ComponentDocs = {
  announced: ['Each fact is read as its term, then its value.'],
  uses: [
    {
      right: {
        shown: (
          <DescriptionList>
            <DescriptionItem term="Check-in">From 1 pm</DescriptionItem>
            <DescriptionItem term="Check-out">Until 11 am</DescriptionItem>
          </DescriptionList>
        ),
        because: 'Facts about one thing, each with its name.',
      },
      wrong: {
        shown: (
          <DescriptionList>
            <DescriptionItem term="1">Breakfast</DescriptionItem>
            <DescriptionItem term="2">The beach</DescriptionItem>
          </DescriptionList>
        ),
        because: 'Things in an order, or without names, are a list: Prose with ul or ol.',
      },
    },
  ],
}
