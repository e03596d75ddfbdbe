import { CONTENT_KINDS, type ContentKind } from '@susegad/api-client/rules'

/** The search params of the studio's page. */
export interface StudioSearch {
  /** The record that is open, such as hotel/la-view-hotel. */
  record?: string
  view?: 'changes' | 'history'
}

const recordPattern = /^([a-z-]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** Reads the search params; drops invalid values instead of failing. */
export function readStudioSearch(raw: Record<string, unknown>): StudioSearch {
  return {
    ...(typeof raw.record === 'string' && recordIn(raw.record) && { record: raw.record }),
    ...((raw.view === 'changes' || raw.view === 'history') && { view: raw.view }),
  }
}

export function recordIn(text: string): { kind: ContentKind; slug: string } | undefined {
  const [, name, slug] = recordPattern.exec(text) ?? []
  const kind = CONTENT_KINDS.find((known) => known === name)
  return kind && slug ? { kind, slug } : undefined
}
