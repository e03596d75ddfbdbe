/** A long text ready to be drawn: words alone, or blocks where the writer has marked something. */
export type RichText = string | readonly TextBlock[]

export type TextBlock =
  | { kind: 'paragraph'; words: readonly Words[] }
  /** Numbered from `start`, else with bullets. */
  | { kind: 'list'; start?: number; items: readonly (readonly TextBlock[])[] }

export type Words =
  | string
  | { kind: 'strong' | 'emphasis'; words: readonly Words[] }
  | { kind: 'link'; href: string; words: readonly Words[] }
