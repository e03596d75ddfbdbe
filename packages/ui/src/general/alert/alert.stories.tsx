import type { Meta, StoryObj } from '@storybook/react-vite'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { Alert, type AlertProps } from './alert.tsx'

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  args: { children: 'Failed to send enquiry. Please try again.' },
  parameters: {
    docs: {
      description: {
        component:
          'Tells people in place what happened and what to do next. `danger` interrupts a screen reader; the other tones wait for a pause.\n\n**Use it** beside what failed, with what to do next.\n\n**Do not use it** for a message that passes (Toast) or for one field (its error).',
      },
    },
  },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const retry = (
  <Button size="sm" variant="outline">
    Retry
  </Button>
)

/** Every tone, with and without its optional parts. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<AlertProps>
      rows={each('tone', ['danger', 'warning', 'success', 'info'])}
      columns={{
        Plain: { children: 'The service did not answer.' },
        'With a title': { title: 'Not deleted', children: 'The service did not answer.' },
        'With actions': { title: 'Not deleted', children: 'The service did not answer.', actions: retry },
        'Long text': {
          title: 'The twelve enquiries that you have chosen were not deleted',
          children:
            'The service did not answer within ten seconds, so nothing was changed. Look whether this device is online and try again.',
          actions: retry,
        },
      }}
    >
      {(state) => <Alert {...meta.args} {...state} />}
    </StateMatrix>
  ),
}
