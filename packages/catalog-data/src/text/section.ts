/** A titled list of lines. */
export interface TextSection {
  id?: string
  title: string
  lines: readonly string[]
}

/** A figure and its label, shown as written. */
export interface Statistic {
  value: string
  label: string
}

/** A short argument; `key` selects its icon. */
export interface Feature {
  key: string
  title: string
  text: string
}
