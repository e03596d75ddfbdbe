import { createMemoryHistory } from '@tanstack/react-router'
import { createSiteRouter } from '../src/router.tsx'
import { exampleSite } from './example-site.ts'

/** The routes of the example's site, without data of their pages. */
export const exampleRouter = createSiteRouter(
  { site: exampleSite, pageAt: async () => undefined },
  createMemoryHistory(),
)
