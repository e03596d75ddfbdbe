import type { ComponentDocs } from '../internal/stories/component-docs.ts'
import { NavMenu, NavMenuLink } from './nav-menu.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <NavMenu orientation="column" aria-label="By subject">
            <NavMenuLink href="#hotels" current="page">
              Hotels
            </NavMenuLink>
            <NavMenuLink href="#beaches">Beaches</NavMenuLink>
            <NavMenuLink href="#contact">Contact us</NavMenuLink>
          </NavMenu>
        ),
        because: 'Names of what visitors look for; the page they are on is marked and announced.',
      },
      wrong: {
        shown: (
          <NavMenu orientation="column" aria-label="By department">
            <NavMenuLink href="#solutions">Solutions</NavMenuLink>
            <NavMenuLink href="#discover">Discover</NavMenuLink>
            <NavMenuLink href="#resources">Resources</NavMenuLink>
          </NavMenu>
        ),
        because: 'Visitors who want a hotel must guess where it is, and cannot see where they are.',
      },
    },
  ],
}
