import type * as React from 'react'
import { Button } from '../button/button.tsx'
import { SunsetIcon } from '../icon/icon.tsx'
import type { ComponentDocs } from '../internal/stories/component-docs.ts'
import { SiteHeader, SiteHeaderActions, SiteHeaderBar, SiteHeaderLogo } from './site-header.tsx'

const header = (actions: React.ReactNode) => (
  <div style={{ overflow: 'clip' }}>
    <SiteHeader style={{ position: 'relative' }}>
      <SiteHeaderBar>
        <SiteHeaderLogo href="#home">
          <SunsetIcon /> Susegad
        </SiteHeaderLogo>
        <SiteHeaderActions>{actions}</SiteHeaderActions>
      </SiteHeaderBar>
    </SiteHeader>
  </div>
)

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: header(
          <Button size="sm" variant="outline">
            Sign in
          </Button>,
        ),
        because: 'Name, navigation and one action, with room on a phone.',
      },
      wrong: {
        shown: header(
          <>
            <Button size="sm">Join</Button>
            <Button size="sm">Book</Button>
            <Button size="sm">Call</Button>
          </>,
        ),
        because: 'Three equal buttons crowd out the name on a phone, and visitors cannot tell which matters.',
      },
    },
  ],
}
