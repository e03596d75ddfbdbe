import type { Database, Queries } from '../db/database.ts'
import { readablePassword } from '../features/staff/readable-password.ts'
import { listStaff } from '../features/staff/staff-store.ts'
import { createUser, takenFields } from '../features/users/user-store.ts'
import { createPasswords } from '../passwords/passwords.ts'
import type { Config } from '../settings/config.ts'
import type { SignIn } from './accounts.ts'
import { type DemoPlan, demoTexts } from './demo-enquiries.ts'
import { colleague, customer, demoPeople } from './demo-people.ts'
import { addDemoNotes, type DemoRow, isUntouched, storeDemo, waitForOtherSeeds } from './demo-store.ts'

const COUNT = 140
const DAY = 86_400_000

// A seeded random generator: the demo is the same every time.
function createDice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Older enquiries are mostly done, recent ones mostly new. */
function statusAt(age: number, dice: (sides: number) => number): string {
  const roll = dice(100)
  if (age < 1.2) return roll < 80 ? 'pending' : 'in_progress'
  if (age < 6) return roll < 35 ? 'pending' : roll < 75 ? 'in_progress' : 'resolved'
  return roll < 4 ? 'pending' : roll < 12 ? 'in_progress' : roll < 80 ? 'resolved' : 'closed'
}

const pick = <T>(list: readonly T[], at: number): T => {
  const item = list[at % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

function sentPlan(plan: DemoPlan | undefined, arrival: string | null, changed: string) {
  if (!plan || arrival === null) return { trip: null, estimate: null }
  const { nights, rooms, stay, days, lines } = plan
  const departure = dayOf(Date.parse(arrival) + nights * DAY)
  const total = lines.reduce((sum, line) => sum + line.quantity * (line.nights ?? 1) * line.price, 0)
  return {
    trip: JSON.stringify({ v: 1, changed, arrival, departure, rooms, saved: [], stay, days }),
    estimate: JSON.stringify({ ...stay, lines, total, open: [] }),
  }
}

function rowsOf(now: number, staff: string[], customerId: string): DemoRow[] {
  const dice = createDice(42)
  return Array.from({ length: COUNT }, (_, index) => {
    const own = index > 0 && index % 23 === 0
    const [name, phone, email] = own
      ? ([customer.name, customer.phone, customer.email] as const)
      : pick(demoPeople, index * 11 + dice(3))
    const text = pick(demoTexts, index * 7 + dice(2))
    const age = (index / COUNT) ** 1.6 * 150 + dice(100) / 160
    const at = now - age * DAY - dice(40) * 60_000 - 120_000
    const status = statusAt(age, dice)
    const open = status !== 'pending' || dice(3) === 0
    const createdAt = new Date(at).toISOString()
    const dateOfPlan = dice(9) === 0 ? null : dayOf(at + (6 + dice(80)) * DAY)
    return {
      name,
      phone,
      email,
      subject: text.subject,
      message: text.message,
      dateOfPlan,
      ...sentPlan(text.plan, dateOfPlan, createdAt),
      context: text.context && dice(4) > 0 ? JSON.stringify(text.context) : null,
      status,
      assignedTo: open && staff.length > 0 ? pick(staff, dice(staff.length)) : null,
      userId: own ? customerId : null,
      createdAt,
    }
  })
}

/** Creates a sample account unless its address is taken. Returns the id. A taken username gets a suffix. */
async function createAccount(
  tx: Queries,
  person: typeof customer,
  account: { passwordHash: string; role?: 'admin' },
): Promise<string | undefined> {
  const taken = await takenFields(tx, person)
  if (taken.includes('email')) return undefined
  const username = taken.includes('username') ? `${person.username}-demo` : person.username
  return (await createUser(tx, { ...person, ...account, username, verified: true })).id
}

/** Seeds an empty database with sample enquiries and a customer who owns some. */
export async function seedDemo(db: Database, config: Config): Promise<SignIn | undefined> {
  if (!(await isUntouched(db))) return undefined
  const password = readablePassword()
  const passwords = createPasswords(config.password)
  const passwordHash = await passwords.hash(password)
  const colleagueHash = await passwords.hash(readablePassword())
  return db.transaction(async (tx) => {
    await waitForOtherSeeds(tx)
    if (!(await isUntouched(tx))) return undefined
    const id = await createAccount(tx, customer, { passwordHash })
    if (id === undefined) return undefined
    await createAccount(tx, colleague, { passwordHash: colleagueHash, role: 'admin' })
    const staff = (await listStaff(tx)).map(({ _id }) => _id)
    await storeDemo(tx, rowsOf(Date.now(), staff, id))
    const [author] = staff
    if (author) await addDemoNotes(tx, author)
    return { email: customer.email, password }
  })
}
