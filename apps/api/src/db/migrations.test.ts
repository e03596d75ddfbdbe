import { expect, it } from 'vitest'
import { readMigrations } from './migrations.ts'

it('are never changed once an installation may have run them, not even in a comment: its next start would be refused', () => {
  const migrations = readMigrations().map(({ name, hash }) => `${name} ${hash.slice(0, 8)}`)
  expect(migrations).toMatchInlineSnapshot(`
    [
      "0000_tables 6dc26f07",
      "0001_counters_and_limits f717c2ac",
      "0002_ended_tokens e1072b4a",
      "0003_clock_set_back 753a86d2",
      "0004_one_plan_for_the_inbox 125a0971",
      "0005_accounts ad808798",
      "0006_new_enquiries_are_marked cb7e0453",
      "0007_job_runs c0304030",
      "0008_counters_for_every_role 661b9dfe",
      "0009_letters_that_wait 69d03b98",
      "0010_consent_and_audit e399c4a9",
      "0011_webhooks 74345d19",
      "0012_webhook_events 12e82e3d",
      "0013_erased_addresses c7101e19",
      "0014_connections 464c7bbe",
      "0015_people 985e9f64",
      "0016_first_answers da3e2d6c",
      "0017_conversations 3101ce05",
      "0018_entered_enquiries 332eb193",
      "0019_customers ef6b8231",
      "0020_passkeys 354d8478",
      "0021_second_factor ea8442e5",
      "0022_many_at_once 0abffbf7",
      "0023_quotes 301ec4d2",
      "0024_saved_views e167f0e2",
      "0025_routing 590b3585",
      "0026_senders_of_mails 7282ace4",
      "0027_not_the_same_person 2a699e14",
      "0028_content 498ed32e",
      "0029_photos 2539bbec",
      "0032_view_orders ddbb4750",
      "0033_imports 2e7e08a8",
      "0034_photo_storage 2a25eb7a",
      "0035_template_languages cbe443fa",
      "0036_unsubscribe 8f1c0a00",
      "0037_held_releases 11d707a4",
      "0038_staged_records 5026aace",
      "0039_routing_to_views f45cc405",
      "0040_first_answers_are_messages c59506c3",
      "0041_verified_addresses 875f3ab4",
      "0042_emails_by_enquiry 645f7d57",
    ]
  `)
})
