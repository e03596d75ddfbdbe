import { Faq } from '@susegad/ui/faq'
import { PlaceSection } from '../../../catalogue/place/place-layout.tsx'
import type { HotelOfPage } from '../../../page-data/page-data.ts'

export function HotelFaq({ hotel }: { hotel: HotelOfPage }) {
  const { faq } = hotel
  return (
    <PlaceSection id="faq" heading={faq.heading || 'Questions and answers'}>
      <Faq entries={faq.sections.map(({ title, lines }) => ({ question: title, answer: lines }))} />
    </PlaceSection>
  )
}
