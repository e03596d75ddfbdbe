export interface SiteHeaderLabels {
  /** Accessible name of the links in the bar. */
  main: string
  /** Accessible name of the menu and of its links. */
  menu: string
  open: string
  close: string
  /** Label of the menu of a signed-in visitor. */
  account: string
}

export const siteHeaderLabels: SiteHeaderLabels = {
  main: 'Main',
  menu: 'Menu',
  open: 'Open menu',
  close: 'Close menu',
  account: 'Dashboard',
}
