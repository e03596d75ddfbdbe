import { Statistics } from '../../../catalogue/listing/statistics.tsx'
import { WhyChooseUs } from '../../../catalogue/listing/why-choose-us.tsx'
import type { PageData } from '../../../page-data/page-data.ts'

export function HotelReasons({ texts, reasons }: Pick<PageData['hotels'], 'texts' | 'reasons'>) {
  return (
    <>
      <Statistics label="Our hotels in figures" stats={texts.stats} />
      <WhyChooseUs heading={texts.whyHeading} features={reasons} />
    </>
  )
}
