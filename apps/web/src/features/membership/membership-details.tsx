import { Faq } from '@susegad/ui/faq'
import { Feature, FeatureGrid } from '@susegad/ui/feature-grid'
import type { PageData } from '../../page-data/page-data.ts'
import { useSite } from '../../page-data/site.ts'
import { PageSection } from '../../shell/page/page-section.tsx'
import { MembershipFigures } from './membership-figures.tsx'
import { SavingsCalculator } from './savings-calculator.tsx'

/** Figures, benefits, the savings calculator, steps and questions. */
type MembershipDetailsProps = Pick<PageData['membership'], 'texts' | 'hotels' | 'waterSports'>

export function MembershipDetails({ texts, hotels, waterSports }: MembershipDetailsProps) {
  const { benefits, steps, questions, terms } = texts
  const { membership } = useSite()
  return (
    <>
      {membership ? <MembershipFigures membership={membership} terms={terms} /> : null}
      <PageSection heading="Benefits" tone="sunken">
        <FeatureGrid>
          {benefits.map((benefit) => (
            <Feature key={benefit.key} title={benefit.title}>
              <p>{benefit.text}</p>
            </Feature>
          ))}
        </FeatureGrid>
      </PageSection>
      <PageSection
        id="savings"
        heading="Work out your own trip"
        lede="Enter your nights and water sports to see what the card saves beyond the offers already shown. The calculator uses the highest member discount, so you may save less."
      >
        {membership ? (
          <SavingsCalculator card={membership} hotels={hotels} waterSports={waterSports} />
        ) : null}
        <noscript>
          <p>The calculator needs JavaScript. Ask us, and we’ll work it out for your trip.</p>
        </noscript>
      </PageSection>
      <PageSection heading="How to get it" tone="sunken">
        <ol className="membership-steps">
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection heading="Frequently asked questions">
        <Faq entries={questions.map((question) => ({ question: question.title, answer: question.lines }))} />
      </PageSection>
    </>
  )
}
