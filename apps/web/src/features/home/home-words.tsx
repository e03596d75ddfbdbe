import type { HomePage } from '@susegad/catalog-data/home'
import { Button } from '@susegad/ui/button'
import { HeroActions, HeroContent, HeroLede, HeroTitle } from '@susegad/ui/hero'
import { Link } from '@tanstack/react-router'
import { MembershipLink } from '../../catalogue/membership/membership-link.tsx'

/** Headline, text and links of the home page's hero. */
export function HomeWords({ hero }: Pick<HomePage, 'hero'>) {
  return (
    <HeroContent>
      <HeroTitle>{hero.heading}</HeroTitle>
      <HeroLede>{hero.text}</HeroLede>
      <HeroActions>
        {hero.links.map(({ label, to }) => {
          if (to === '/membership') {
            return (
              <MembershipLink key={to} variant="cta">
                {label}
              </MembershipLink>
            )
          }
          return (
            <Button key={to} variant={to === '/contact' ? 'secondary' : 'outline'} size="md" asChild>
              {to === '/contact' ? <Link to="/contact">{label}</Link> : <a href={to}>{label}</a>}
            </Button>
          )
        })}
      </HeroActions>
    </HeroContent>
  )
}
