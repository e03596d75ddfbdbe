/** Packages that run on every page. */
const onEveryPage =
  /^(react|react-dom|scheduler|use-sync-external-store|class-variance-authority|clsx|@tanstack\/(react-router|router-core|history|store|react-store)|@radix-ui\/react-(slot|compose-refs))\//

// The package manager puts the names of peers into folder names, so only the last part says whose file it is.
const packagePath = (id: string) =>
  id.includes('node_modules/') ? (id.split('node_modules/').pop() ?? '') : ''

const component = (names: string) => new RegExp(`/packages/ui/src/(${names})(/|$)`)
const catalogue = /\/packages\/catalog-data\/src\/(hotels|activities|beaches)\/[a-z]+-summaries\.ts$/

/** Few and well-packed files instead of one for each shared module. */
export const chunkGroups = [
  { name: 'vendor', priority: 11, test: (id: string) => onEveryPage.test(packagePath(id)) },
  {
    name: 'moving-pictures',
    priority: 8,
    test: component('picture|motion-toggle|hero|internal'),
  },
  {
    name: 'cards',
    priority: 7,
    test: component('hotel-card|activity-card|beach-card|rating|price'),
  },
  // The desk has cards too, but none with moving pictures. What opens a dialog stands on a card, and comes without it.
  { name: 'card', priority: 8, test: component('badge|card|dialog/dialog-parts[.]tsx') },
  { name: 'field', priority: 7, test: /\/packages\/ui\/src\/(field\/|form\/form-context)/ },
  {
    name: 'forms',
    priority: 7,
    test: component('form|text-field|text-area|date-field|alert|dialog|drawer|enquiry-form|enquiry-drawer'),
  },
  { name: 'shell', priority: 10, tags: ['$initial' as const] },
  {
    name: (id: string) => catalogue.exec(id)?.[1] ?? null,
    debugName: 'catalogue',
    priority: 6,
    test: catalogue,
  },
]
