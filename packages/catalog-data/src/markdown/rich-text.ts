/** A parsed long text: plain words, or blocks if it contains Markdown. */
export type RichText = string | readonly TextBlock[]

export type TextBlock =
  | { kind: 'paragraph'; words: readonly Words[] }
  /** Numbered from `start`, else with bullets. */
  | { kind: 'list'; start?: number; items: readonly (readonly TextBlock[])[] }

export type Words =
  | string
  | { kind: 'strong' | 'emphasis'; words: readonly Words[] }
  | { kind: 'link'; href: string; words: readonly Words[] }
