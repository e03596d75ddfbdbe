export interface NavMenuLabels {
  /** Accessible name of the navigation. */
  main: string
}

export const navMenuLabels: NavMenuLabels = {
  main: 'Main',
}
