import type { Preview } from '@storybook/react-vite'
import { languages } from './languages.ts'

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
  language: {
    description: 'Language of the components',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: Object.entries(languages).map(([value, { title }]) => ({ value, title })),
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

const isNight = matchMedia('(prefers-color-scheme: dark)').matches

export const initialAppearance = {
  theme: isNight ? 'dark' : 'light',
  language: 'en-IN',
  direction: 'ltr',
  motion: 'running',
  text: 'written',
}

export type Appearance = typeof initialAppearance

/** Arabic is right-to-left, whatever direction the toolbar has. */
export function directionOf({ language, direction }: Pick<Appearance, 'language' | 'direction'>): string {
  return languages[language]?.direction === 'rtl' ? 'rtl' : direction
}

/** Applies the toolbar's choices to the document, as the site does. */
export function applyAppearance({
  theme,
  language,
  direction,
  motion,
}: Pick<Appearance, 'theme' | 'language' | 'direction' | 'motion'>): void {
  const root = document.documentElement
  root.lang = language
  root.dataset.theme = theme === 'side-by-side' ? 'light' : theme
  root.dir = directionOf({ language, direction })
  if (motion === 'paused') root.dataset.motion = 'paused'
  else delete root.dataset.motion
}
