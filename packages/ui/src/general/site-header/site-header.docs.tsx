import type * as React from 'react'
import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Button } from '../button/button.tsx'
import { SunsetIcon } from '../icon/icon.tsx'
import { SiteHeader, SiteHeaderActions, SiteHeaderBar, SiteHeaderLogo } from './site-header.tsx'

const header = (actions: React.ReactNode) => (
  <div style={{ overflow: 'clip' }}>
    <SiteHeader style={{ position: 'relative' }}>
      {/* Keeps the header visible when the docs page is scrolled. */}
      <SiteHeaderBar style={{ translate: 'none' }}>
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
        because: 'The name and one action also fit on a phone.',
      },
      wrong: {
        shown: header(
          <>
            <Button size="sm">Join</Button>
            <Button size="sm">Book</Button>
            <Button size="sm">Call</Button>
          </>,
        ),
        because: 'Three equal buttons do not fit on a phone, and visitors cannot tell which one matters.',
      },
    },
  ],
}
