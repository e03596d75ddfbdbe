import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Button } from '../button/button.tsx'
import { Banner } from './banner.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Banner title="Staying more than two nights?" actions={<Button>Become a member</Button>}>
            <p>The card takes up to 30% off hotels.</p>
          </Banner>
        ),
        because: 'One offer with one action, once on a page.',
      },
      wrong: {
        shown: (
          <Banner
            tone="accent"
            title="SALE! SALE! SALE!"
            actions={
              <>
                <Button>Book</Button>
                <Button>Call</Button>
                <Button>Share</Button>
              </>
            }
          >
            <p>Only today, only here, only for you.</p>
          </Banner>
        ),
        because: 'Three actions and no offer: visitors scroll past it.',
      },
    },
  ],
}
