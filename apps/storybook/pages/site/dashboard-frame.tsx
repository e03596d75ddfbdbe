import { Container } from '@susegad/ui/container'
import { LayoutDashboardIcon, MailIcon, Menu2Icon, UserIcon } from '@susegad/ui/icon'
import { IconButton } from '@susegad/ui/icon-button'
import { NavMenu, NavMenuLink } from '@susegad/ui/nav-menu'
import { SideMenu, SideMenuTrigger } from '@susegad/ui/side-menu'
import { Stack } from '@susegad/ui/stack'
import type { ReactNode } from 'react'
import { SiteFrame } from './site-frame.tsx'
import './dashboard-frame.css'

const entries = (
  <>
    <NavMenuLink href="#/dashboard" current="page">
      <LayoutDashboardIcon /> Dashboard
    </NavMenuLink>
    <NavMenuLink href="#/profile">
      <UserIcon /> Profile
    </NavMenuLink>
    <NavMenuLink href="#/contact">
      <MailIcon /> Contact
    </NavMenuLink>
  </>
)

interface DashboardFrameProps {
  heading: string
  lede: string
  children: ReactNode
}

/** The layout of signed-in pages: the menu beside the content, on phones behind a button. */
export function DashboardFrame({ heading, lede, children }: DashboardFrameProps) {
  return (
    <SiteFrame>
      <Container space="section">
        <div className="dashboard-columns">
          <div className="dashboard-menu">
            <NavMenu orientation="column" label="Account">
              {entries}
            </NavMenu>
          </div>
          <Stack gap="lg">
            <div className="dashboard-head">
              <span className="dashboard-trigger">
                <SideMenuTrigger menu="dashboard-menu" asChild>
                  <IconButton label="Open dashboard menu" variant="outline">
                    <Menu2Icon />
                  </IconButton>
                </SideMenuTrigger>
              </span>
              <div>
                <h1 className="page-heading">{heading}</h1>
                <p className="page-lede">{lede}</p>
              </div>
            </div>
            {children}
          </Stack>
        </div>
      </Container>
      <SideMenu id="dashboard-menu" side="start" label="Dashboard menu" heading={<b>Your account</b>}>
        <NavMenu orientation="column" label="Account, on phones">
          {entries}
        </NavMenu>
      </SideMenu>
    </SiteFrame>
  )
}
