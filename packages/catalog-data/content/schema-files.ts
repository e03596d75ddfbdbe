import { contentJsonSchema, contentSchemas } from '../src/schema/content-schemas.ts'

/** The text of each schema by its path in the package. */
export const schemaFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.keys(contentSchemas).map((name) => [
      `schema/${name}.schema.json`,
      `${JSON.stringify(contentJsonSchema(name), null, 2)}\n`,
    ]),
  )
