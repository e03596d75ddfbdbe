import type { ComponentDocs } from '../internal/stories/component-docs.ts'
import { MembershipCta } from './membership-cta.tsx'

export const docs: ComponentDocs = {
  announced: ['The offer is read after the name, as its description, when the focus arrives.'],
  uses: [
    {
      right: {
        shown: <MembershipCta href="#membership">Book Membership Now</MembershipCta>,
        because: 'Gold is the membership’s alone, so that it is known everywhere.',
      },
      wrong: {
        shown: <MembershipCta href="#rooms">See the rooms</MembershipCta>,
        because: 'Gold for anything else, and the membership is one button among many. Button.',
      },
    },
  ],
}
