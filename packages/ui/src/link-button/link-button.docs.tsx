import type { ComponentDocs } from '../internal/stories/component-docs.ts'
import { LinkButton } from './link-button.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: <LinkButton href="#contact">Write to us</LinkButton>,
        because:
          'It leads to another page: a screen reader announces a link, and it opens in a new tab if wanted.',
      },
      wrong: {
        shown: (
          <LinkButton href="#delete" variant="outline">
            Delete the enquiry
          </LinkButton>
        ),
        because:
          'An action behind a link: a middle click, or a browser that prefetches, deletes it. Use Button.',
      },
    },
  ],
}
