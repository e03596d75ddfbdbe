import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Stack } from '../../internal/stories/stack.tsx'
import { MembershipCta } from '../membership-cta/membership-cta.tsx'
import { MembershipCard } from './membership-card.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Stack align="center">
            <MembershipCard
              brand="Susegad"
              validity="One year"
              benefits={['30% off hotels', '50% off activities']}
            />
            <MembershipCta href="#membership">Get your card</MembershipCta>
          </Stack>
        ),
        because: 'The card shows what members get; the button beside it leads to it.',
      },
      wrong: {
        shown: <MembershipCard brand="Susegad" validity="Today only" benefits={['Tap here to join now!']} />,
        because: 'The card is a drawing: visitors tap it and nothing happens.',
      },
    },
  ],
}
