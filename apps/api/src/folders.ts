import { fileURLToPath } from 'node:url'

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export const siteFolder = fromHere('../../web/dist')
export const mediaFolder = fromHere('../../../packages/catalog-data/media/pictures')
export const contentFolder = fromHere('../../../packages/catalog-data/example')
export const migrationsFolder = fromHere('../migrations')
