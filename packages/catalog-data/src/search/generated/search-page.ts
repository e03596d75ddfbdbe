// Made from the example business by the `content` command; do not edit.
import type { SearchTexts } from '../../schema/page-schema.ts'

export const searchPage: SearchTexts = {
  ideas: [
    "Quiet beach",
    "Scuba diving",
    "Sunset cruise",
    "Pool",
    "Palolem",
    "Refund"
  ]
}
