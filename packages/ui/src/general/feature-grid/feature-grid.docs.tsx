import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { GiftIcon, PhoneIcon, SparklesIcon } from '../icon/icon.tsx'
import { Feature, FeatureGrid } from './feature-grid.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <FeatureGrid>
            <Feature icon={<PhoneIcon />} title="A person answers">
              Within 24 hours, mostly within one.
            </Feature>
            <Feature icon={<GiftIcon />} title="Half price on the water">
              Members pay half for every boat.
            </Feature>
          </FeatureGrid>
        ),
        because: 'Each reason is one that a guest can check.',
      },
      wrong: {
        shown: (
          <FeatureGrid>
            <Feature icon={<SparklesIcon />} title="World-class quality">
              We go the extra mile for you.
            </Feature>
            <Feature icon={<SparklesIcon />} title="Passion and excellence">
              Because you deserve the best.
            </Feature>
          </FeatureGrid>
        ),
        because: 'Every competitor can say this, so it gives guests no reason to choose us.',
      },
    },
  ],
}
