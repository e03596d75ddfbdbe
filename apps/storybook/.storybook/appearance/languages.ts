import type { Messages } from '@susegad/ui/locale'
import { arabic } from '@susegad/ui/locale/ar'
import { hindi } from '@susegad/ui/locale/hi'

interface Language {
  title: string
  messages: Messages
  direction: 'ltr' | 'rtl'
}

/** Languages of the components' own texts. Texts that a story passes as props are not translated. */
export const languages: Readonly<Record<string, Language>> = {
  'en-IN': { title: 'English', messages: {}, direction: 'ltr' },
  'hi-IN': { title: 'हिन्दी', messages: hindi, direction: 'ltr' },
  'ar-AE': { title: 'العربية', messages: arabic, direction: 'rtl' },
}
