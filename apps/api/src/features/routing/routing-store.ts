import { hash, randomUUID } from 'node:crypto'
import type { Absence, Routing, routingInput } from '@susegad/api-client/contract'
import { eq, notInArray } from 'drizzle-orm'
import type { z } from 'zod'
import { asArray, type Queries } from '../../db/database.ts'
import { absences, routingPeople, routingRules } from '../../db/schema/desk/routing.ts'
import { RULE_LABELS } from '../enquiries/changes/route-enquiry.ts'

type Rules = z.output<typeof routingInput>['rules']

const listRules = (db: Queries): Promise<Routing['rules']> =>
  db.query(
    `select r.id as "_id", r.kind, r.slug, to_jsonb(r.words) as words, r.script,
       coalesce((
         select jsonb_agg(p.user_id order by p.position) from routing_people p
         join users u on u.id = p.user_id and u.role = 'admin' where p.rule_id = r.id
       ), '[]') as people, r.view_id as view,
       ${RULE_LABELS} as labels, r.priority
     from routing_rules r order by r.position, r.id`,
  )

const listPeople = (db: Queries): Promise<Routing['people']> =>
  db.query(
    `select u.id as "_id", u.name, u.disabled_at is not null as suspended,
       case when a.user_id is not null
         then jsonb_build_object('startDate', a.first_day, 'endDate', a.last_day) end as absence
     from users u
     left join absences a on a.user_id = u.id and a.last_day >= enquiry_day(now())
     where u.role = 'admin' and coalesce(u.staff_role, 'agent') <> 'viewer'
     order by u.disabled_at is not null, u.name, u.id`,
  )

/** The views that all staff share. */
const listSharedViews = (db: Queries): Promise<Routing['views']> =>
  db.query(`select id as "_id", name from saved_views where owner_id is null order by lower(name), id`)

/** Whether all of these views are shared; locked until the transaction ends. */
export async function lockSharedViews(tx: Queries, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  const rows = await tx.query(
    `select id from saved_views where owner_id is null and id = any($1::uuid[]) for share`,
    [asArray(wanted)],
  )
  return rows.length === wanted.length
}

export async function readRouting(db: Queries): Promise<Routing> {
  const rules = await listRules(db)
  return {
    rules,
    people: await listPeople(db),
    views: await listSharedViews(db),
    version: hash('sha256', JSON.stringify(rules), 'base64url'),
  }
}

/**
 * Serializes changes: of two owners who change the rules at once, one gets a conflict. Locks rules before people,
 * in the order in which a new enquiry is routed, to avoid a deadlock.
 */
export async function lockRouting(tx: Queries): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('routing', 2))`)
  await tx.query('select id from routing_rules order by position, id for no key update')
}

/** Replaces all rules. Existing rules keep their turns. */
export async function replaceRules(tx: Queries, rules: Rules): Promise<void> {
  const known = new Set((await listRules(tx)).map(({ _id }) => _id))
  const kept = rules.flatMap(({ _id }) => (_id && known.has(_id) ? [_id] : []))
  await tx.drizzle.delete(routingRules).where(kept.length > 0 ? notInArray(routingRules.id, kept) : undefined)
  for (const [position, { _id, people, view, ...conditions }] of rules.entries()) {
    const values = { ...conditions, position, viewId: view }
    const id = _id && known.has(_id) ? _id : randomUUID()
    await tx.drizzle
      .insert(routingRules)
      .values({ ...values, id })
      .onConflictDoUpdate({ target: routingRules.id, set: values })
    await replacePeople(tx, id, people)
  }
}

async function replacePeople(tx: Queries, ruleId: string, people: readonly string[]): Promise<void> {
  await tx.query('delete from routing_people where rule_id = $1::uuid and user_id <> all ($2::uuid[])', [
    ruleId,
    asArray(people),
  ])
  for (const [position, userId] of people.entries())
    await tx.drizzle
      .insert(routingPeople)
      .values({ ruleId, userId, position })
      .onConflictDoUpdate({ target: [routingPeople.ruleId, routingPeople.userId], set: { position } })
}

export const setAbsence = (tx: Queries, userId: string, { startDate, endDate }: Absence) =>
  tx.drizzle
    .insert(absences)
    .values({ userId, firstDay: startDate, lastDay: endDate })
    .onConflictDoUpdate({ target: absences.userId, set: { firstDay: startDate, lastDay: endDate } })

export const endAbsence = (tx: Queries, userId: string) =>
  tx.drizzle.delete(absences).where(eq(absences.userId, userId))
