export const siteHeaderLabels = {
  /** Accessible name of the links in the bar. */
  main: 'Main',
  /** Accessible name of the menu and of its links. */
  menu: 'Menu',
  open: 'Open menu',
  close: 'Close menu',
  /** Label of the menu of a signed-in visitor. */
  account: 'Dashboard',
}

export type SiteHeaderLabels = typeof siteHeaderLabels
