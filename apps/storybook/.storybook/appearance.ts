import type { Preview } from '@storybook/react-vite'

export const appearanceGlobals: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'circlehollow',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'contrast', title: 'High contrast', icon: 'contrast' },
        { value: 'side-by-side', title: 'Side by side', icon: 'sidebyside' },
      ],
    },
  },
  direction: {
    description: 'Writing direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'running', title: 'Motion on' },
        { value: 'paused', title: 'Motion paused' },
      ],
    },
  },
  text: {
    description: 'Length of texts',
    toolbar: {
      title: 'Text',
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'written', title: 'Text as written' },
        { value: 'long', title: 'Long text' },
      ],
    },
  },
}

export const initialAppearance = { theme: 'light', direction: 'ltr', motion: 'running', text: 'written' }

export type Appearance = typeof initialAppearance

/** Applies the toolbar's choices to the document, as the site does. */
export function applyAppearance({
  theme,
  direction,
  motion,
}: Pick<Appearance, 'theme' | 'direction' | 'motion'>): void {
  const root = document.documentElement
  root.dataset.theme = theme === 'side-by-side' ? 'light' : theme
  root.dir = direction
  if (motion === 'paused') root.dataset.motion = 'paused'
  else delete root.dataset.motion
}
