import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Field } from './field.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Field label="Arrival" hint="Local time in Goa.">
            {(control) => <input type="time" defaultValue="13:00" className="sg-control" {...control} />}
          </Field>
        ),
        because: 'The label and the hint stay visible while the field is filled in.',
      },
      wrong: {
        shown: (
          <Field label="Arrival" labelVisibility="hidden">
            {(control) => <input type="time" defaultValue="13:00" className="sg-control" {...control} />}
          </Field>
        ),
        because:
          'Without a visible label nobody can check the entry: arrival or departure, and in which zone?',
      },
    },
    {
      right: {
        shown: (
          <Field label="Guests" error="At least one guest is required">
            {(control) => <input type="number" defaultValue={0} className="sg-control" {...control} />}
          </Field>
        ),
        because: 'The control takes all that Field gives it: its id, its error and its red border.',
      },
      wrong: {
        shown: (
          <Field label="Guests" error="At least one guest is required">
            {() => <input type="number" defaultValue={0} className="sg-control" aria-label="Guests" />}
          </Field>
        ),
        because:
          'The attributes of Field are left out: a press on the label does nothing, and screen readers never read the error.',
      },
    },
  ],
}
