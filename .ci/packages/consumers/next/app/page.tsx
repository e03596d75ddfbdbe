import { hotelSummaries } from '@susegad/catalog-data/hotels'
import { Breadcrumbs } from '@susegad/ui/breadcrumbs'
import { Button } from '@susegad/ui/button'
import { ImageCarousel } from '@susegad/ui/carousel'
import { Faq } from '@susegad/ui/faq'
import { Hero, HeroActions, HeroContent, HeroTitle } from '@susegad/ui/hero'
import { Pagination } from '@susegad/ui/pagination'
import { Price } from '@susegad/ui/price'
import Link from 'next/link'
import { AskForm } from './ask-form.tsx'
import { ClientLink } from './client-link.tsx'
import { pictures } from './pictures.ts'

// A server component: parts that need the browser are marked 'use client', and their props are plain data.
export default async function Page() {
  const hotel = hotelSummaries[0]
  if (!hotel) throw new Error('The catalogue has no hotel.')
  return (
    <main>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: hotel.name, href: '/hotel' },
        ]}
        linkAs={ClientLink}
      />
      <Hero>
        <HeroContent>
          <HeroTitle>{hotel.name}</HeroTitle>
          <Price amount={4500} unit="/ night" />
          <HeroActions>
            <Button asChild>
              <Link href="#ask">Send an enquiry</Link>
            </Button>
          </HeroActions>
        </HeroContent>
      </Hero>
      <ImageCarousel aria-label={`Pictures of ${hotel.name}`} images={pictures} />
      <Faq entries={[{ question: 'Is breakfast included?', answer: 'Yes, until eleven.' }]} />
      <Pagination page={1} totalPages={3} href="/?page={page}" linkAs={ClientLink} />
      <AskForm />
    </main>
  )
}
