'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { useHydrated } from '../../internal/hooks/use-hydrated.ts'
import { useLabels } from '../../locale/locale.tsx'
import { ContrastIcon, DeviceMobileIcon, MoonStarsIcon, SunIcon } from '../icon/icon.tsx'
import { setThemePreference, themePreference, watchThemePreference } from './theme-preference.ts'
import { type ThemeSwitchLabels, themeSwitchLabels } from './theme-switch-labels.ts'

export type { ThemeSwitchLabels } from './theme-switch-labels.ts'

export interface ThemeSwitchProps extends Omit<React.ComponentProps<'fieldset'>, 'children'> {
  /** Icons only, or icons with text. @default 'icons' */
  variant?: 'icons' | 'words' | undefined
  labels?: Partial<ThemeSwitchLabels> | undefined
}

const choices = [
  { value: 'system', Icon: DeviceMobileIcon },
  { value: 'light', Icon: SunIcon },
  { value: 'dark', Icon: MoonStarsIcon },
  { value: 'contrast', Icon: ContrastIcon },
] as const

/** Switches the theme and remembers it. Renders a `<fieldset>` of radio buttons. */
export function ThemeSwitch({
  variant = 'icons',
  labels: own,
  className,
  ...rest
}: ThemeSwitchProps): React.JSX.Element {
  const { labels } = useLabels('themeSwitch', themeSwitchLabels, own)
  const id = React.useId()
  const hydrated = useHydrated()
  const theme = React.useSyncExternalStore(watchThemePreference, themePreference, () => 'system')
  return (
    <fieldset
      data-slot="theme-switch"
      data-variant={variant}
      {...rest}
      className={cx('sg-theme-switch', !hydrated && 'sg-theme-switch-waiting', className)}
    >
      <legend className="sg-visually-hidden">{labels.theme}</legend>
      {choices.map(({ value, Icon }) => {
        const label = labels[value]
        return (
          <label
            key={value}
            data-slot="theme-switch-choice"
            className="sg-theme-switch-choice"
            title={variant === 'icons' ? label : undefined}
          >
            <input
              type="radio"
              className="sg-theme-switch-input"
              // Renamed on hydration, so that a browser restoring form fields does not bring back an old choice.
              name={hydrated ? `${id}choice` : id}
              value={value}
              checked={theme === value}
              onChange={() => setThemePreference(value)}
            />
            <Icon />
            <span className={variant === 'icons' ? 'sg-visually-hidden' : undefined}>{label}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
