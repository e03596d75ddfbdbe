import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { formatPrice } from '../../logic/format-price.ts'
import { RangeSlider } from './range-slider.tsx'

const limits = { min: 1000, max: 15000 }

export const docs: ComponentDocs = {
  announced: ['Each thumb has its own name, and its value is read in words.'],
  uses: [
    {
      right: {
        shown: (
          <RangeSlider
            {...limits}
            label="Price per night"
            step={500}
            defaultValue={[3000, 8000]}
            formatValue={(rupees) => formatPrice(rupees)}
          />
        ),
        because: 'Round steps that a finger can hit, and values with their currency.',
      },
      wrong: {
        shown: <RangeSlider {...limits} label="Price" step={1} defaultValue={[3017, 7988]} />,
        because: 'Steps of one rupee: no finger can hit 3,000, and nobody knows the price of what.',
      },
    },
  ],
}
