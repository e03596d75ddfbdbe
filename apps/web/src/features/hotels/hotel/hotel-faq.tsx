import type { Hotel } from '@susegad/catalog-data/hotels'
import { Faq } from '@susegad/ui/faq'
import { PlaceSection } from '../../../catalogue/place/place-layout.tsx'

export function HotelFaq({ hotel }: { hotel: Hotel }) {
  const { faq } = hotel
  return (
    <PlaceSection id="faq" heading={faq.heading || 'Questions and answers'}>
      <Faq entries={faq.sections.map(({ title, lines }) => ({ question: title, answer: lines }))} />
    </PlaceSection>
  )
}
