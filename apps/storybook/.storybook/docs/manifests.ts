import { entryOf, importLines } from './import-lines.ts'

interface Part {
  name: string
  path: string
  import?: string
}

export interface Component extends Part {
  description?: string
  subcomponents?: Record<string, Part>
}

interface Manifests {
  components?: { components?: Record<string, Component> }
}

const repository = new URL('../../../../', import.meta.url).pathname

/** Storybook's manifests with paths in the repository, and each import by the component's own entry. */
export function cleanManifests<Found extends object>(found: Found): Found {
  const text = JSON.stringify(found).replaceAll(repository, '').replaceAll('../../packages/', 'packages/')
  const cleaned: Found & Manifests = JSON.parse(text)
  for (const component of Object.values(cleaned.components?.components ?? {})) {
    const parts = Object.values(component.subcomponents ?? {})
    const entry = entryOf(component.path)
    if (!entry) continue
    // Storybook writes imports from the package root, which has no entry.
    component.import = importLines(entry, [component.name, ...parts.map(({ name }) => name)])
    for (const part of parts) part.import = importLines(entry, [part.name])
  }
  return cleaned
}
