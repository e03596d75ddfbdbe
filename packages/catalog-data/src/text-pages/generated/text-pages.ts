// Made from the example business by the `content` command; do not edit.
import type { TextPage } from '../text-page.ts'

export const textPages: readonly TextPage[] = []
