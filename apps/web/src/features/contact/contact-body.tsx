import { business } from 'virtual:business'
import { contactPage } from '@susegad/catalog-data/contact'
import { Statistics } from '../../catalogue/listing/statistics.tsx'
import { PlaceMap } from '../../catalogue/place/place-map.tsx'
import { PageSection } from '../../shell/page/page-section.tsx'
import { ContactCards } from './contact-cards.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactHours } from './contact-hours.tsx'
import { UrgentHelp } from './urgent-help.tsx'
import './contact-page.css'

export function ContactBody() {
  const { map, trust } = contactPage
  return (
    <>
      <div className="contact-stats">
        <Statistics label="What you can count on" stats={contactPage.stats} />
      </div>
      <div className="contact-desk">
        <ContactForm />
        <div className="contact-ways">
          <ContactCards />
          <ContactHours />
          <UrgentHelp />
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
