import type { HomePage } from '@susegad/catalog-data/home'
import { Statistics } from '../../catalogue/listing/statistics.tsx'
import { WhyChooseUs } from '../../catalogue/listing/why-choose-us.tsx'
import { useSite } from '../../page-data/site.ts'

/** The business's figures, and reasons to choose it. */
export function HomeReasons({ stats, why }: Pick<HomePage, 'stats' | 'why'>) {
  const { name } = useSite().business
  return (
    <>
      <Statistics label={`${name} in figures`} stats={stats} />
      <WhyChooseUs heading={why.heading} features={why.features} />
    </>
  )
}
