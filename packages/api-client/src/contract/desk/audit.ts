import { z } from 'zod'
import { optional, pageQuery } from '../enquiry/listing.ts'
import { AUDIT_ACTIONS } from '../rules.ts'

/** An audit entry; without names of erased people and without content. */
const auditEntrySchema = z.object({
  _id: z.string(),
  at: z.string(),
  by: z
    .object({ _id: z.string(), name: z.string() })
    .nullable()
    .describe('Null for the service itself and for deleted accounts'),
  byRole: z.enum(['staff', 'customer', 'service']).describe('Role of the actor at that time'),
  action: z.string().describe(`One of ${AUDIT_ACTIONS.join(', ')}; newer versions may add others`),
  record: z
    .string()
    .describe(
      'enquiry, enquiries, account, person, customer, member, invite, rules, webhook, letter, template, label, content, release or photo',
    ),
  recordId: z.string().nullable(),
  enquiry: z
    .object({ name: z.string(), deleted: z.boolean(), erased: z.boolean() })
    .nullable()
    .describe('The enquiry of recordId, while it exists'),
  member: z.string().nullable().describe('The name of the member of recordId, while the account exists'),
  count: z.int().nullable().describe('Number of records, if not one'),
  detail: z.string().nullable().describe('Fields or format, never the content'),
})
export type AuditEntry = z.output<typeof auditEntrySchema>

export const auditQuery = pageQuery.extend({
  by: optional(
    z.union([z.literal('service'), z.uuid()], { error: 'By must be the id of a person, or service' }),
  ),
  enquiry: optional(z.uuid({ error: 'Enquiry must be the id of an enquiry' })),
  action: optional(z.enum(AUDIT_ACTIONS, { error: `Action must be one of ${AUDIT_ACTIONS.join(', ')}` })),
})
export type AuditQuery = Partial<z.output<typeof auditQuery>>

export const auditListSchema = z.object({
  entries: z.array(auditEntrySchema),
  total: z.int().describe('With `more`: the number counted so far'),
  totalPages: z.int(),
  more: z.boolean().describe('Whether there may be more than `total`'),
  page: z.int(),
  limit: z.int(),
})
export type AuditList = z.output<typeof auditListSchema>
