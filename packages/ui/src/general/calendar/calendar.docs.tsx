import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Calendar } from './calendar.tsx'

const isFull = (day: string) => day >= '2026-12-16' && day <= '2026-12-18'

export const docs: ComponentDocs = {
  announced: ['Each day is read in full, with its weekday and month, and says whether it is chosen.'],
  uses: [
    {
      right: {
        shown: (
          <Calendar
            aria-label="Your stay"
            mode="range"
            defaultValue={{ from: '2026-12-23', to: '2026-12-27' }}
            isUnavailable={isFull}
            today="2026-12-10"
            style={{ justifySelf: 'center' }}
          />
        ),
        because: 'Guests compare near days, and see at once which ones are full.',
      },
      wrong: {
        shown: (
          <Calendar
            aria-label="Date of birth"
            defaultValue="1984-03-15"
            today="2026-12-10"
            style={{ justifySelf: 'center' }}
          />
        ),
        because: 'A guest born in 1984 needs more than 500 presses to get to this month. Use DateField.',
      },
    },
  ],
}
