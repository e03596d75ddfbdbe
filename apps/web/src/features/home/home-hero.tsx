import { named } from 'virtual:business-name'
import { homePage } from '@susegad/catalog-data/home'
import { Hero, HeroMedia } from '@susegad/ui/hero'
import { Marquee } from '@susegad/ui/marquee'
import { hotelFallback } from '../../catalogue/items/fallbacks.ts'
import { imageOf } from '../../catalogue/items/picture-image.ts'
import { HomeWords } from './home-words.tsx'
import './home-hero.css'

// Wider than shown: the pictures are cropped to portrait at the wall's height.
const sizes = '(min-width: 1024px) 1200px, 120vw'

export function HomeHero() {
  const { hero } = homePage
  return (
    <Hero variant="poster">
      <HeroMedia>
        <Marquee
          aria-label={`Pictures of ${named.region.name}`}
          images={hero.pictures.map((picture) => imageOf(picture, sizes))}
          picture={{ ratio: 'fill', priority: true, fallback: hotelFallback }}
        />
      </HeroMedia>
      <HomeWords />
    </Hero>
  )
}
