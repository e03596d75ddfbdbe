import type { Picture as PictureRecord } from '@susegad/catalog-data/pictures'
import { Hero, HeroContent, HeroLede, HeroMedia, HeroTitle } from '@susegad/ui/hero'
import { Picture } from '@susegad/ui/picture'
import { Trail } from '../../shell/navigation/trail.tsx'
import { imageOf } from '../items/picture-image.ts'
import { useFallback } from '../items/use-fallback.ts'
import './listing-hero.css'

interface ListingHeroProps {
  heading: string
  text: string
  picture?: PictureRecord | undefined
}

/** The hero of a listing or an offer: breadcrumbs, text, one picture. */
export function ListingHero({ heading, text, picture }: ListingHeroProps) {
  const fallback = useFallback('hero')
  return (
    <Hero variant="page">
      <HeroContent>
        <Trail />
        <HeroTitle>{heading}</HeroTitle>
        <HeroLede className="listing-hero-lede">{text}</HeroLede>
      </HeroContent>
      {picture ? (
        <HeroMedia>
          <Picture
            {...imageOf(picture, '(min-width: 1024px) 45vw, 100vw')}
            ratio="fill"
            priority
            fallback={fallback}
          />
        </HeroMedia>
      ) : null}
    </Hero>
  )
}
