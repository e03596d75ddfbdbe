import { controls } from './ar/controls.ts'
import { forms } from './ar/forms.ts'
import { places } from './ar/places.ts'
import type { MessageSets } from './messages.ts'

/** Arabic, for `<LocaleProvider locale="ar-AE" messages={arabic}>` on a page with `dir="rtl"`. */
export const arabic: MessageSets = { ...controls, ...forms, ...places }
