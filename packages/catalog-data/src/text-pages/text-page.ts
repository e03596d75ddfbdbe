import type { TextPageRecord } from '../schema/text-page-schema.ts'
import type { Meta } from '../seo/meta.ts'

/** A page of the owner's own, at `/{slug}`. */
export interface TextPage extends Omit<TextPageRecord, 'meta'> {
  slug: string
  meta: Meta
}
