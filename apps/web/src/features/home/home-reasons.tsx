import { homePage } from '@susegad/catalog-data/home'
import { Statistics } from '../../catalogue/statistics.tsx'
import { WhyChooseUs } from '../../catalogue/why-choose-us.tsx'

/** The house's figures and why one would ask it. */
export function HomeReasons() {
  return (
    <>
      <Statistics label="Susegad in figures" stats={homePage.stats} />
      <WhyChooseUs heading={homePage.why.heading} features={homePage.why.features} />
    </>
  )
}
