import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Price } from './price.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: <Price amount={1999} before={2499} unit="/ night" size="lg" />,
        because: 'The unit stands with the amount, and the old price is read as the old one.',
      },
      wrong: {
        shown: <span>Rs. 1999/- only!!</span>,
        because: 'Typed by hand: no grouping, no unit, and no screen reader reads /- as money.',
      },
    },
  ],
}
