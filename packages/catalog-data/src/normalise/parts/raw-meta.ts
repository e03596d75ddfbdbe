import { plainText } from '../../markdown/plain-text.ts'
import type { Meta } from '../../seo/meta.ts'
import type { RawRecord } from '../raw-record.ts'
import { isMap } from '../raw-text.ts'

/** Reads the metadata fields; name and description are the defaults. */
export function readMeta(record: RawRecord, name: string, description: string, socialPicture: string): Meta {
  const inner = record.has('meta') ? record.take('meta') : undefined
  const meta = isMap(inner) ? record.inner('meta', inner) : undefined
  const title = record.optionalText('metaTitle') ?? meta?.optionalText('title') ?? name
  const words = record.has('metaKeywords') ? record.lines('metaKeywords') : (meta?.lines('keywords') ?? [])
  const summary = record.optionalText('metaDescription') ?? meta?.optionalText('description')
  const stray =
    inner !== undefined && meta === undefined ? record.linesIn('meta', inner) : (meta?.restLines() ?? [])
  return {
    title,
    description: summary ?? plainText(description).slice(0, 160),
    keywords: [...words.flatMap((line) => line.split(',')), ...stray].flatMap((word) => word.trim() || []),
    socialPicture,
  }
}
