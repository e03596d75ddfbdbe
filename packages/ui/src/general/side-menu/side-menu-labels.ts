export const sideMenuLabels = {
  /** Accessible name. */
  menu: 'Menu',
  close: 'Close menu',
}

export type SideMenuLabels = typeof sideMenuLabels
