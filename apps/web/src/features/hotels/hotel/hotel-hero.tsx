import { ImageCarousel } from '@susegad/ui/carousel'
import { Hero, HeroContent, HeroEyebrow, HeroLede, HeroMedia, HeroTitle } from '@susegad/ui/hero'
import { heroSizes, imageOf } from '../../../catalogue/items/picture-image.ts'
import { useFallback } from '../../../catalogue/items/use-fallback.ts'
import type { HotelOfPage } from '../../../page-data/page-data.ts'
import { Trail } from '../../../shell/navigation/trail.tsx'

export function HotelHero({ hotel }: { hotel: HotelOfPage }) {
  const fallback = useFallback('hotel')
  return (
    <Hero variant="place">
      <HeroMedia>
        <ImageCarousel
          controls="bar"
          picker="counter"
          interval={5000}
          aria-label={`Pictures of ${hotel.name}`}
          images={hotel.heroPictures.map((picture) => imageOf(picture, heroSizes))}
          picture={{ ratio: 'fill', priority: true, fallback }}
        />
      </HeroMedia>
      <HeroContent>
        <Trail />
        <HeroEyebrow>{hotel.location}</HeroEyebrow>
        <HeroTitle>{hotel.name}</HeroTitle>
        {hotel.tagline ? <HeroLede>{hotel.tagline}</HeroLede> : null}
      </HeroContent>
    </Hero>
  )
}
