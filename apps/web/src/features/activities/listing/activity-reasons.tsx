import { activitiesPage } from '@susegad/catalog-data/activities'
import { Statistics } from '../../../catalogue/listing/statistics.tsx'
import { WhyChooseUs } from '../../../catalogue/listing/why-choose-us.tsx'

export function ActivityReasons() {
  return (
    <>
      <Statistics label="Our activities in figures" stats={activitiesPage.stats} />
      <WhyChooseUs heading={activitiesPage.whyHeading} features={activitiesPage.whyChoose} />
    </>
  )
}
