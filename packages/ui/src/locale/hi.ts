import { controls } from './hi/controls.ts'
import { forms } from './hi/forms.ts'
import { places } from './hi/places.ts'
import type { MessageSets } from './messages.ts'

/** Hindi, for `<LocaleProvider locale="hi-IN" messages={hindi}>`. */
export const hindi: MessageSets = { ...controls, ...forms, ...places }
