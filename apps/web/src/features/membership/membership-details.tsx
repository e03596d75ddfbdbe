import { membershipPage } from '@susegad/catalog-data/membership'
import { Faq } from '@susegad/ui/faq'
import { Feature, FeatureGrid } from '@susegad/ui/feature-grid'
import { PageSection } from '../../shell/page/page-section.tsx'
import { MembershipFigures } from './membership-figures.tsx'
import { SavingsCalculator } from './savings-calculator.tsx'

/** Figures, benefits, the savings calculator, steps and questions. */
export function MembershipDetails() {
  const { benefits, steps, questions } = membershipPage
  return (
    <>
      <MembershipFigures />
      <PageSection heading="What it does for you" tone="sunken">
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
        lede="Nights and water sports in, and out comes what a member’s price takes off beyond the offers already shown. The sums take the most a member gets, so yours may come to less."
      >
        <SavingsCalculator />
        <noscript>
          <p>Working it out needs JavaScript. Ask us, and we do the sum for your trip.</p>
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
      <PageSection heading="Asked before you">
        <Faq entries={questions.map((question) => ({ question: question.title, answer: question.lines }))} />
      </PageSection>
    </>
  )
}
