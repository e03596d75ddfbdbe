import { ImageCarousel } from '@susegad/ui/carousel'
import { Hero, HeroContent, HeroEyebrow, HeroLede, HeroMedia, HeroTitle } from '@susegad/ui/hero'
import { fallbackOf } from '../../../catalogue/items/fallbacks.ts'
import { heroSizes, imageOf } from '../../../catalogue/items/picture-image.ts'
import type { ActivityOfPage } from '../../../page-data/page-data.ts'
import { site } from '../../../page-data/site.ts'
import { Trail } from '../../../shell/navigation/trail.tsx'

export function ActivityHero({ activity }: { activity: ActivityOfPage }) {
  return (
    <Hero variant="place">
      <HeroMedia>
        <ImageCarousel
          controls="bar"
          picker="dots"
          interval={4000}
          aria-label={`Pictures of ${activity.name}`}
          images={activity.pictures.map((picture) => imageOf(picture, heroSizes))}
          picture={{ ratio: 'fill', priority: true, fallback: fallbackOf('activity') }}
        />
      </HeroMedia>
      <HeroContent>
        <Trail />
        <HeroEyebrow>{activity.location ?? site().business.region.name}</HeroEyebrow>
        <HeroTitle>{activity.name}</HeroTitle>
        {activity.cardLine ? <HeroLede>{activity.cardLine}</HeroLede> : null}
      </HeroContent>
    </Hero>
  )
}
