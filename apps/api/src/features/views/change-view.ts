import type { View, viewInput } from '@susegad/api-client/contract'
import { VIEWS_MAX } from '@susegad/api-client/rules'
import type { z } from 'zod'
import type { Database, Queries } from '../../db/database.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { isId } from '../../http/ids.ts'
import {
  addView,
  changeView,
  deleteView,
  findView,
  lockRuledView,
  lockViewsBy,
  type Reader,
} from './view-store.ts'

type Input = z.output<typeof viewInput>

function assertMayShare({ staffRole }: Reader, shared: boolean): void {
  if (shared && staffRole === 'viewer')
    throw new HttpError(403, 'You can save views for yourself but not share them.')
}

async function findChangeable(db: Queries, reader: Reader, id: string): Promise<View> {
  const view = isId(id) ? await findView(db, reader, id) : undefined
  if (!view) throw notFound('The view')
  if (!view.mayChange)
    throw new HttpError(403, 'Only the person who saved a shared view, or an owner, can change it.')
  return view
}

/** A view that rules use can't be deleted or made private, or nobody would see its enquiries. */
async function assertNoRule(tx: Queries, id: string): Promise<void> {
  if (await lockRuledView(tx, id))
    throw new HttpError(
      409,
      'Routing rules put enquiries into this view. An owner has to change these rules first, on the Routing page.',
    )
}

export async function saveView(db: Database, reader: Reader, input: Input): Promise<View> {
  assertMayShare(reader, input.shared)
  const view = await db.transaction(async (tx) => {
    if ((await lockViewsBy(tx, reader)) >= VIEWS_MAX)
      throw new HttpError(422, `You have ${VIEWS_MAX} views. Delete one first.`)
    return addView(tx, reader, input)
  })
  if (!view) throw notFound('The view')
  return view
}

export async function updateView(db: Database, reader: Reader, id: string, input: Input): Promise<View> {
  const before = await findChangeable(db, reader, id)
  assertMayShare(reader, input.shared)
  const view = await db.transaction(async (tx) => {
    if (!input.shared) await assertNoRule(tx, before._id)
    return changeView(tx, reader, before._id, input)
  })
  // Unsharing makes a view private to its author.
  return view ?? { ...before, name: input.name, shared: false, mayChange: false }
}

export async function removeView(db: Database, reader: Reader, id: string): Promise<void> {
  const { _id } = await findChangeable(db, reader, id)
  await db.transaction(async (tx) => {
    await assertNoRule(tx, _id)
    await deleteView(tx, _id)
  })
}
