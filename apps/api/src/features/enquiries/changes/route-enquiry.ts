import type { EnquiryContext } from '@susegad/api-client/contract'
import type { Priority, Script } from '@susegad/api-client/rules'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../db/database.ts'
import { faultOf } from '../../../process/fault.ts'
import type { VisitorValues } from '../visitor-fields.ts'

interface Rule {
  id: string
  view_id: string | null
  kind: string | null
  slug: string | null
  words: string[]
  script: Script | null
  labels: string[]
  priority: Priority
}

/** Who gets a new enquiry: a member of staff, or everybody who works in a shared view; its labels and priority. */
export type Place = Pick<Rule, 'labels' | 'priority'> &
  ({ person: string; view?: undefined } | { view: string; person?: undefined })

interface Said {
  fields: Pick<VisitorValues, 'subject' | 'message'>
  context: EnquiryContext | null | undefined
}

const scripts: Record<Script, RegExp> = {
  devanagari: /[\u0900-\u097f]/,
  arabic: /[\u0600-\u06ff]/,
  cyrillic: /[\u0400-\u04ff]/,
  latin: /^[^\u0400-\u04ff\u0600-\u06ff\u0900-\u097f]*$/,
}

function matches({ kind, slug, words, script }: Rule, { fields, context }: Said): boolean {
  const said = `${fields.subject} ${fields.message}`.toLowerCase()
  return (
    (kind === null || kind === context?.kind) &&
    (slug === null || slug === context?.slug) &&
    (words.length === 0 || words.some((word) => said.includes(word.toLowerCase()))) &&
    (script === null || scripts[script].test(said))
  )
}

/** SQL of the labels of rule `r`, without deleted ones. */
export const RULE_LABELS = `(
  select coalesce(jsonb_agg(g.id order by lower(g.name)), '[]') from labels g
  where g.id = any(r.labels) and g.deleted_at is null
)`

/** Whoever of the rule's people is at work and whose last turn is longest ago. Two enquiries at once are two turns. */
async function takeTurn(tx: Queries, rule: string): Promise<string | undefined> {
  const [taken] = await tx.query<{ turn: number }>(
    'update routing_rules set turn = turn + 1 where id = $1::uuid returning turn',
    [rule],
  )
  // Share lock: removing this person from the staff waits for the enquiry to be stored, and then unassigns it.
  const [next] = await tx.query<{ id: string }>(
    `select p.user_id as id from routing_people p join users u on u.id = p.user_id
     where p.rule_id = $1::uuid and u.role = 'admin' and coalesce(u.staff_role, 'agent') <> 'viewer'
       and u.disabled_at is null
       and not exists (
         select from absences a where a.user_id = u.id and enquiry_day(now()) between a.first_day and a.last_day
       )
     order by p.last_turn, p.position, p.user_id limit 1
     for share of u`,
    [rule],
  )
  if (next)
    await tx.query(
      'update routing_people set last_turn = $3::bigint where rule_id = $1::uuid and user_id = $2::uuid',
      [rule, next.id, taken?.turn ?? 0],
    )
  return next?.id
}

/** The place by the first rule that matches, and that names a view or has somebody at work. */
async function placeOf(tx: Queries, said: Said): Promise<Place | undefined> {
  const rules = await tx.query<Rule>(
    `select id, view_id, kind, slug, to_jsonb(words) as words, script, ${RULE_LABELS} as labels, priority
     from routing_rules r order by position, id`,
  )
  for (const rule of rules) {
    if (!matches(rule, said)) continue
    const marks = { labels: rule.labels, priority: rule.priority }
    if (rule.view_id !== null) return { view: rule.view_id, ...marks }
    const person = await takeTurn(tx, rule.id)
    if (person !== undefined) return { person, ...marks }
  }
  return undefined
}

/** Finds the place of a new enquiry, in its transaction but never in its way: what fails here leaves it to nobody. */
export async function routeEnquiry(
  app: Pick<FastifyInstance, 'log' | 'countFailure'>,
  tx: Queries,
  said: Said,
): Promise<Place | undefined> {
  await tx.query('savepoint routing')
  try {
    await tx.query(`set local lock_timeout = '2s'`)
    const place = await placeOf(tx, said)
    await tx.query('set local lock_timeout to default')
    return place
  } catch (error) {
    await tx.query('rollback to savepoint routing')
    app.countFailure('routing')
    app.log.warn(faultOf(error), 'an enquiry could not be routed')
    return undefined
  }
}
