/** A titled list of lines, the smallest piece of running text. */
export interface TextSection {
  id?: string
  title: string
  lines: readonly string[]
}

/** A figure and what it counts, shown as written. */
export interface Statistic {
  value: string
  label: string
}

/** A short argument with a key that chooses its icon. */
export interface Feature {
  key: string
  title: string
  text: string
}
