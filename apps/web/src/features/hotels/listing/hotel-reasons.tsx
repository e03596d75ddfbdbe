import { homePage } from '@susegad/catalog-data/home'
import { hotelsPage } from '@susegad/catalog-data/hotels'
import { Statistics } from '../../../catalogue/listing/statistics.tsx'
import { WhyChooseUs } from '../../../catalogue/listing/why-choose-us.tsx'

export function HotelReasons() {
  return (
    <>
      <Statistics label="Our hotels in figures" stats={hotelsPage.stats} />
      <WhyChooseUs heading={hotelsPage.whyHeading} features={homePage.why.features} />
    </>
  )
}
