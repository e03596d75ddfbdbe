export interface ThemeSwitchLabels {
  /** Legend of the choices. */
  theme: string
  system: string
  light: string
  dark: string
  contrast: string
}

export const themeSwitchLabels: ThemeSwitchLabels = {
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
}
