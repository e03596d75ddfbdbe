export interface SectionTabsLabels {
  /** Accessible name of the navigation. */
  sections: string
}

export const sectionTabsLabels: SectionTabsLabels = {
  sections: 'On this page',
}
