import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '@fontsource-variable/noto-sans-arabic'
import '@fontsource-variable/noto-sans-hebrew'
import '@susegad/ui/theme.css'
import '@susegad/ui/base.css'
import '@susegad/ui/fonts.css'
import './preview.css'
import { appearanceGlobals, initialAppearance } from './appearance/appearance.ts'
import { viewports } from './appearance/viewports.ts'
import { withAppearance } from './appearance/with-appearance.tsx'

// The first story of a page fetches its scripts one by one, and a play also runs on its docs page: a busy machine is no
// fault of the story.
configure({ asyncUtilTimeout: 30_000 })

/**
 * Annotations of every story, in the workshop and in tests. Apart from those of the docs pages, which import every
 * component: tests that loaded them would all run again after a change of one.
 */
export const storyAnnotations = {
  decorators: [withAppearance],
  globalTypes: appearanceGlobals,
  initialGlobals: initialAppearance,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: { options: viewports },
  },
} satisfies Preview
