import { clearDemo } from '../first-start/clear-demo.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async (db) => {
  const { enquiries, accounts } = await clearDemo(db)
  console.log(`${enquiries} sample enquiries and ${accounts} sample accounts were deleted.`)
})
