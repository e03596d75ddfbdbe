import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Button } from '../button/button.tsx'
import { Hero, HeroActions, HeroContent, HeroLede, HeroTitle } from './hero.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Hero>
            <HeroContent>
              <HeroTitle>Five hotels in Goa</HeroTitle>
              <HeroLede>From a mansion in Candolim to a cottage on stilts above Anjuna.</HeroLede>
              <HeroActions>
                <Button>See the hotels</Button>
              </HeroActions>
            </HeroContent>
          </Hero>
        ),
        because: 'The title says what the page holds, and one button leads on.',
      },
      wrong: {
        shown: (
          <Hero>
            <HeroContent>
              <HeroTitle>Welcome!</HeroTitle>
              <HeroLede>Your journey begins here.</HeroLede>
              <HeroActions>
                <Button>Discover</Button>
                <Button>Explore</Button>
                <Button>Get started</Button>
              </HeroActions>
            </HeroContent>
          </Hero>
        ),
        because: 'Visitors do not learn where they are, and three equal buttons do not say which to press.',
      },
    },
  ],
}
