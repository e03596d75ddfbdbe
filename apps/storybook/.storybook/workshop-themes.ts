import { toHex } from '@susegad/ui/theme/color'
import { fonts, themes } from '@susegad/ui/theme/tokens'
import { create, type ThemeVars } from 'storybook/theming'
import ui from '../../../packages/ui/package.json' with { type: 'json' }

/** Storybook's own window and docs pages, in the colours and fonts of the system. */
function workshopTheme(base: 'light' | 'dark'): ThemeVars {
  const palette = themes[base]
  const { surface, primary } = palette
  return create({
    base,
    // HTML rather than `brandImage`: an SVG image cannot use the page's font.
    brandTitle: `<img src="./favicon.svg" alt="" width="28" height="28"><span>Susegad</span><small>${ui.version}</small>`,
    brandTarget: '_self',
    fontBase: fonts.text,
    colorPrimary: toHex(primary),
    colorSecondary: toHex(primary),
    appBg: toHex(palette['surface-sunken']),
    appContentBg: toHex(surface),
    appPreviewBg: toHex(surface),
    appBorderColor: toHex(palette.line),
    appBorderRadius: 12,
    textColor: toHex(palette['on-surface']),
    textMutedColor: toHex(palette['on-surface-muted']),
    textInverseColor: toHex(surface),
    barBg: toHex(palette['surface-raised']),
    barTextColor: toHex(palette['on-surface-muted']),
    barSelectedColor: toHex(primary),
    barHoverColor: toHex(primary),
    inputBg: toHex(palette['surface-raised']),
    inputBorder: toHex(palette['line-strong']),
    inputTextColor: toHex(palette['on-surface']),
    inputBorderRadius: 6,
    buttonBg: toHex(palette['surface-raised']),
    buttonBorder: toHex(palette.line),
    booleanBg: toHex(palette['surface-sunken']),
    booleanSelectedBg: toHex(palette['surface-raised']),
  })
}

export const workshopThemes = { light: workshopTheme('light'), dark: workshopTheme('dark') }

/** The system's theme, which the site follows too. */
export const darkWanted = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')
