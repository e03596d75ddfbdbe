import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { formatPrice } from '../../logic/format-price.ts'
import { Slider } from './slider.tsx'

export const docs: ComponentDocs = {
  announced: ['Its value is read in words, such as “at most 10 minutes”, not as a bare number.'],
  uses: [
    {
      right: {
        shown: (
          <Slider
            label="Way to the beach"
            max={30}
            step={5}
            defaultValue={10}
            formatValue={(minutes) => `at most ${minutes} minutes`}
          />
        ),
        because: 'A rough value in few steps, written out as people say it.',
      },
      wrong: {
        shown: (
          <Slider
            label="Deposit"
            max={100000}
            step={1}
            defaultValue={12499}
            formatValue={(rupees) => formatPrice(rupees)}
          />
        ),
        because: 'An exact amount among a hundred thousand steps: no finger can hit it. Use NumberField.',
      },
    },
  ],
}
