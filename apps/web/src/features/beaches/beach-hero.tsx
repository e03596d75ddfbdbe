import { ImageCarousel } from '@susegad/ui/carousel'
import { Hero, HeroContent, HeroEyebrow, HeroMedia, HeroTitle } from '@susegad/ui/hero'
import { heroSizes, imageOf } from '../../catalogue/items/picture-image.ts'
import { useFallback } from '../../catalogue/items/use-fallback.ts'
import type { BeachOfPage } from '../../page-data/page-data.ts'
import { Trail } from '../../shell/navigation/trail.tsx'

export function BeachHero({ beach }: { beach: BeachOfPage }) {
  const fallback = useFallback('beach')
  return (
    <Hero variant="place">
      <HeroMedia>
        <ImageCarousel
          controls="bar"
          picker="dots"
          interval={4000}
          aria-label={`Pictures of ${beach.name}`}
          images={beach.pictures.map((picture) => imageOf(picture, heroSizes))}
          picture={{ ratio: 'fill', priority: true, fallback }}
        />
      </HeroMedia>
      <HeroContent>
        <Trail />
        <HeroEyebrow>{beach.location}</HeroEyebrow>
        <HeroTitle>{beach.name}</HeroTitle>
      </HeroContent>
    </Hero>
  )
}
