import type { HomePage } from '@susegad/catalog-data/home'
import { Hero, HeroMedia } from '@susegad/ui/hero'
import { Marquee } from '@susegad/ui/marquee'
import { imageOf } from '../../catalogue/items/picture-image.ts'
import { useFallback } from '../../catalogue/items/use-fallback.ts'
import { HomeWords } from './home-words.tsx'
import './home-hero.css'
import { useSite } from '../../page-data/site.ts'

// Wider than shown: the pictures are cropped to portrait at the wall's height.
const sizes = '(min-width: 1024px) 1200px, 120vw'

export function HomeHero({ hero }: Pick<HomePage, 'hero'>) {
  const fallback = useFallback('hotel')
  return (
    <Hero variant="poster">
      <HeroMedia>
        <Marquee
          aria-label={`Pictures of ${useSite().business.region.name}`}
          images={hero.pictures.map((picture) => imageOf(picture, sizes))}
          picture={{ ratio: 'fill', priority: true, fallback }}
        />
      </HeroMedia>
      <HomeWords hero={hero} />
    </Hero>
  )
}
