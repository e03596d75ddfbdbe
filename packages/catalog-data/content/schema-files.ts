import { z } from 'zod'
import { activityContent } from '../src/schema/activity-schema.ts'
import { beachContent } from '../src/schema/beach-schema.ts'
import { hotelContent } from '../src/schema/hotel-schema.ts'

const mention = {
  type: 'string',
  pattern: '^\\{[a-zA-Z][\\w-]*(\\.[\\w-]+)*\\}$',
  description: 'A shared text by its name, such as {houseRules.mealHours}',
}

/** The JSON Schema of a kind; lists and sections may also name a shared text. */
function schemaFile(title: string, schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema, path }) => {
      const { type } = zodSchema._zod.def
      if (path.length === 0 || (type !== 'array' && type !== 'object')) return
      const own = { ...jsonSchema }
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      jsonSchema.anyOf = [own, mention as z.core.JSONSchema.BaseSchema]
    },
  })
  return `${JSON.stringify({ ...json, title }, null, 2)}\n`
}

/** The text of each schema by its path in the package. */
export const schemaFiles = (): Record<string, string> => ({
  'schema/activity.schema.json': schemaFile('An activity', activityContent),
  'schema/beach.schema.json': schemaFile('A beach', beachContent),
  'schema/hotel.schema.json': schemaFile('A hotel', hotelContent),
})
