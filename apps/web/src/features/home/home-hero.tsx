import type { HomePage } from '@susegad/catalog-data/home'
import { Hero, HeroMedia } from '@susegad/ui/hero'
import { Marquee } from '@susegad/ui/marquee'
import { fallbackOf } from '../../catalogue/items/fallbacks.ts'
import { imageOf } from '../../catalogue/items/picture-image.ts'
import { HomeWords } from './home-words.tsx'
import './home-hero.css'
import { site } from '../../page-data/site.ts'

// Wider than shown: the pictures are cropped to portrait at the wall's height.
const sizes = '(min-width: 1024px) 1200px, 120vw'

export function HomeHero({ hero }: Pick<HomePage, 'hero'>) {
  return (
    <Hero variant="poster">
      <HeroMedia>
        <Marquee
          aria-label={`Pictures of ${site().business.region.name}`}
          images={hero.pictures.map((picture) => imageOf(picture, sizes))}
          picture={{ ratio: 'fill', priority: true, fallback: fallbackOf('hotel') }}
        />
      </HeroMedia>
      <HomeWords hero={hero} />
    </Hero>
  )
}
