import { designTokens } from './design-tokens.ts'
import { tailwindCss, themeCss, tokenNames } from './theme-css.ts'

/** The files generated from the tokens, by name. */
export function themeFiles(): Record<string, string> {
  return {
    'theme.css': themeCss(),
    'tailwind.css': tailwindCss(),
    'token-names.ts': tokenNames(),
    'tokens.json': designTokens(),
  }
}
