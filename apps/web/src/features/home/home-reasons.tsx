import { business } from 'virtual:business'
import { homePage } from '@susegad/catalog-data/home'
import { Statistics } from '../../catalogue/listing/statistics.tsx'
import { WhyChooseUs } from '../../catalogue/listing/why-choose-us.tsx'

/** The business's figures, and reasons to choose it. */
export function HomeReasons() {
  return (
    <>
      <Statistics label={`${business.name} in figures`} stats={homePage.stats} />
      <WhyChooseUs heading={homePage.why.heading} features={homePage.why.features} />
    </>
  )
}
