import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Form } from './form.tsx'

const fields = (
  <>
    <TextField label="Name" name="name" />
    <TextField label="Phone" name="phone" type="tel" />
  </>
)

export const docs: ComponentDocs = {
  announced: [
    'Submitting with problems announces how many there are, and moves the focus to the first invalid field.',
    'Each problem is read with its field, and is gone once the field is edited.',
  ],
  uses: [
    {
      right: {
        shown: (
          <Form>
            {fields}
            <div className="sg-form-actions">
              <Button type="submit">Call me back</Button>
            </div>
          </Form>
        ),
        because: 'The button can always be pressed; the form then says what is missing, at each field.',
      },
      wrong: {
        shown: (
          <Form>
            {fields}
            <div className="sg-form-actions">
              <Button type="submit" disabled>
                Call me back
              </Button>
            </div>
          </Form>
        ),
        because: 'Disabled until everything is filled in: guests are never told what is missing.',
      },
    },
  ],
}
