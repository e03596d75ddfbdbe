export const sectionTabsLabels = {
  /** Accessible name of the navigation. */
  sections: 'On this page',
}

export type SectionTabsLabels = typeof sectionTabsLabels
