import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { MembershipCta } from './membership-cta.tsx'

export const docs: ComponentDocs = {
  announced: ['The offer is read after the name, as its description, when the focus arrives.'],
  uses: [
    {
      right: {
        shown: <MembershipCta href="#membership">Book Membership Now</MembershipCta>,
        because:
          'On light surfaces only the membership has a gold button, so visitors know it on every page.',
      },
      wrong: {
        shown: <MembershipCta href="#rooms">See the rooms</MembershipCta>,
        because: 'In gold, a link to the rooms looks like the membership. Use Button.',
      },
    },
  ],
}
