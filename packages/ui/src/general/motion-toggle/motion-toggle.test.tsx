import { describeConformance } from '../../../test/conformance.tsx'
import { MotionToggle } from './motion-toggle.tsx'

let toggled = false

describeConformance(
  'MotionToggle',
  (props) => (
    <MotionToggle
      motion={{
        paused: false,
        toggle: () => {
          toggled = true
        },
      }}
      {...props}
    />
  ),
  { slot: 'motion-toggle', tag: 'button', hasActed: () => toggled },
)
