export interface SideMenuLabels {
  /** Accessible name. */
  menu: string
  close: string
}

export const sideMenuLabels: SideMenuLabels = {
  menu: 'Menu',
  close: 'Close menu',
}
