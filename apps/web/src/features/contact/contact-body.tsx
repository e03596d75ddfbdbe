import type { ContactPage } from '@susegad/catalog-data/contact'
import { Statistics } from '../../catalogue/listing/statistics.tsx'
import { PlaceMap } from '../../catalogue/place/place-map.tsx'
import { PageSection } from '../../shell/page/page-section.tsx'
import { ContactCards } from './contact-cards.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactHours } from './contact-hours.tsx'
import { UrgentHelp } from './urgent-help.tsx'
import './contact-page.css'
import { useSite } from '../../page-data/site.ts'

export function ContactBody({ texts }: { texts: ContactPage }) {
  const { business } = useSite()
  const { map, trust } = texts
  return (
    <>
      <div className="contact-stats">
        <Statistics label="What you can count on" stats={texts.stats} />
      </div>
      <div className="contact-desk">
        <ContactForm {...texts.form} />
        <div className="contact-ways">
          <ContactCards cards={texts.cards} />
          <ContactHours {...texts.hours} />
          <UrgentHelp {...texts.urgent} />
          <section className="contact-trust">
            <h2>{trust.heading}</h2>
            <ul className="text-lines" data-mark="yes">
              {trust.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <PageSection heading={map.heading} lede={map.text} tone="sunken">
        <PlaceMap
          of={`the ${business.name} office`}
          where={business.address.text}
          src={business.address.mapEmbed}
        />
      </PageSection>
    </>
  )
}
