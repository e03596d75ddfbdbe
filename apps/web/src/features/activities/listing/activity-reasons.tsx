import { Statistics } from '../../../catalogue/listing/statistics.tsx'
import { WhyChooseUs } from '../../../catalogue/listing/why-choose-us.tsx'
import type { PageData } from '../../../page-data/page-data.ts'

export function ActivityReasons({ texts }: Pick<PageData['activities'], 'texts'>) {
  return (
    <>
      <Statistics label="Our activities in figures" stats={texts.stats} />
      <WhyChooseUs heading={texts.whyHeading} features={texts.whyChoose} />
    </>
  )
}
