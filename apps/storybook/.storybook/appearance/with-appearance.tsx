import type { Decorator } from '@storybook/react-vite'
import { LocaleProvider } from '@susegad/ui/locale'
import { applyAppearance, directionOf } from './appearance.ts'
import { languages } from './languages.ts'
import { LongText } from './long-text.tsx'
import { viewports } from './viewports.ts'

const panes = ['light', 'dark', 'contrast']

/** Applies the toolbars to a story, alone in its window or one of many on a docs page. */
export const withAppearance: Decorator = (Story, { globals, viewMode }) => {
  const alone = viewMode !== 'docs'
  if (alone) {
    applyAppearance({
      theme: globals.theme,
      language: globals.language,
      direction: globals.direction,
      motion: globals.motion,
    })
  }
  const spoken = (
    <LocaleProvider locale={globals.language} messages={languages[globals.language]?.messages}>
      <Story />
    </LocaleProvider>
  )
  const story = globals.text === 'long' ? <LongText whole={alone}>{spoken}</LongText> : spoken
  const shown =
    globals.theme === 'side-by-side' ? (
      <div className="workshop-side-by-side">
        {panes.map((theme) => (
          <div key={theme} data-theme={theme} className="workshop-pane">
            {story}
          </div>
        ))}
      </div>
    ) : (
      story
    )
  if (alone) return shown
  const width = viewports[globals.viewport?.value as keyof typeof viewports]?.styles.width
  return (
    <div
      lang={globals.language}
      dir={directionOf({ language: globals.language, direction: globals.direction })}
      style={width ? { inlineSize: `min(${width}, 100%)` } : undefined}
    >
      {shown}
    </div>
  )
}
