import { CONTENT_KINDS, type ContentKind } from '@susegad/api-client/rules'

const views = ['changes', 'history', 'files'] as const
type StudioView = (typeof views)[number]

/** The search params of the studio's page. */
export interface StudioSearch {
  /** The open record, such as hotel/la-view-hotel. */
  record?: string
  view?: StudioView
  /** A field of the open record to go to, such as /rooms/0/price. */
  field?: string | undefined
}

const recordPattern = /^([a-z-]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** Reads the search params; drops invalid values instead of failing. */
export function readStudioSearch(raw: Record<string, unknown>): StudioSearch {
  const view = views.find((known) => known === raw.view)
  return {
    ...(typeof raw.record === 'string' && recordIn(raw.record) && { record: raw.record }),
    ...(view && { view }),
    ...(typeof raw.field === 'string' && raw.field.startsWith('/') && { field: raw.field }),
  }
}

export function recordIn(text: string): { kind: ContentKind; slug: string } | undefined {
  const [, name, slug] = recordPattern.exec(text) ?? []
  const kind = CONTENT_KINDS.find((known) => known === name)
  return kind && slug ? { kind, slug } : undefined
}
