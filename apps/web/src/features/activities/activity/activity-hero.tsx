import { ImageCarousel } from '@susegad/ui/carousel'
import { Hero, HeroContent, HeroEyebrow, HeroLede, HeroMedia, HeroTitle } from '@susegad/ui/hero'
import { heroSizes, imageOf } from '../../../catalogue/items/picture-image.ts'
import { useFallback } from '../../../catalogue/items/use-fallback.ts'
import type { ActivityOfPage } from '../../../page-data/page-data.ts'
import { useSite } from '../../../page-data/site.ts'
import { Trail } from '../../../shell/navigation/trail.tsx'

export function ActivityHero({ activity }: { activity: ActivityOfPage }) {
  const { region } = useSite().business
  const fallback = useFallback('activity')
  return (
    <Hero variant="place">
      <HeroMedia>
        <ImageCarousel
          controls="bar"
          picker="dots"
          interval={4000}
          aria-label={`Pictures of ${activity.name}`}
          images={activity.pictures.map((picture) => imageOf(picture, heroSizes))}
          picture={{ ratio: 'fill', priority: true, fallback }}
        />
      </HeroMedia>
      <HeroContent>
        <Trail />
        <HeroEyebrow>{activity.location ?? region.name}</HeroEyebrow>
        <HeroTitle>{activity.name}</HeroTitle>
        {activity.cardLine ? <HeroLede>{activity.cardLine}</HeroLede> : null}
      </HeroContent>
    </Hero>
  )
}
