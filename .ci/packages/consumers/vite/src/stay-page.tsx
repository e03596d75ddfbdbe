import { hotelSummaries } from '@susegad/catalog-data/hotels'
import { Breadcrumbs } from '@susegad/ui/breadcrumbs'
import { Button } from '@susegad/ui/button'
import { ImageCarousel } from '@susegad/ui/carousel'
import { EnquiryForm } from '@susegad/ui/enquiry-form'
import { Faq } from '@susegad/ui/faq'
import { Hero, HeroActions, HeroContent, HeroTitle } from '@susegad/ui/hero'
import { NumberField } from '@susegad/ui/number-field'
import { Price } from '@susegad/ui/price'
import { pictures } from './pictures.ts'

export function StayPage() {
  const name = hotelSummaries[0]?.name ?? ''
  return (
    <main>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: name, href: '/hotel' },
        ]}
      />
      <Hero>
        <HeroContent>
          <HeroTitle>{name}</HeroTitle>
          <Price amount={4500} unit="/ night" />
          <HeroActions>
            <Button asChild>
              <a href="#ask">Send an enquiry</a>
            </Button>
          </HeroActions>
        </HeroContent>
      </Hero>
      <ImageCarousel aria-label={`Pictures of ${name}`} images={pictures} />
      <Faq entries={[{ question: 'Is breakfast included?', answer: 'Yes, until eleven.' }]} />
      {/* Needs the oldest React that the package allows: `useEffectEvent` came with 19.2. */}
      <NumberField label="Nights" min={1} max={14} defaultValue={3} />
      <EnquiryForm id="ask" onSubmit={async () => {}} />
    </main>
  )
}
