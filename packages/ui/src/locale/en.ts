import * as messageSets from './message-sets.ts'
import type { MessageSets } from './messages.ts'

/** Default texts, used unless `LocaleProvider` or a prop overrides them. */
export const english: MessageSets = { ...messageSets }
