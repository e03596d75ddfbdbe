/** Cascade tiers of the components: a sheet is one tier above the sheets that it overrides. */
export const tiers = ['tier-1', 'tier-2', 'tier-3', 'tier-4', 'tier-5'] as const

/**
 * Starts every published sheet, so that the layer order is the same whichever is loaded first. It includes Tailwind's
 * layers: its preflight must lose to the components, its utilities must win.
 */
export const layerOrder: string = `@layer ${[
  'theme',
  'base',
  'sg.reset',
  'sg.base',
  ...tiers.map((tier) => `sg.components.${tier}`),
  'sg.overrides',
  'components',
  'utilities',
].join(',\n  ')};`
