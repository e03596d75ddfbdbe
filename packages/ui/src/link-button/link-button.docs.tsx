import type { ComponentDocs } from '../internal/stories/component-docs.ts'
import { LinkButton } from './link-button.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: <LinkButton href="#contact">Write to us</LinkButton>,
        because: 'Leads to another page: a link, announced as one, opened in a tab of its own if one likes.',
      },
      wrong: {
        shown: (
          <LinkButton href="#delete" variant="outline">
            Delete the enquiry
          </LinkButton>
        ),
        because:
          'A deed behind an address: a middle click, or a browser that fetches ahead, deletes it. Button.',
      },
    },
  ],
}
