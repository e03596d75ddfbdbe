import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const schema = z.object({
  business: z.object({ name: z.string(), email: z.string(), isExample: z.boolean() }).optional(),
})

/** Whose site was built into the folder: the service speaks in the same name. */
export function siteBusiness(siteDir: string): z.output<typeof schema>['business'] {
  try {
    return schema.parse(JSON.parse(readFileSync(join(siteDir, 'routes.json'), 'utf8'))).business
  } catch {
    // Not built yet, or a folder of plain pages.
    return undefined
  }
}
