export const themeSwitchLabels = {
  /** Legend of the choices. */
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
}

export type ThemeSwitchLabels = typeof themeSwitchLabels
