import { describeConformance } from '../../../test/conformance.tsx'
import { Divider } from './divider.tsx'

describeConformance('Divider', (props) => <Divider {...props} variant="tile" />, {
  slot: 'divider',
  tag: 'hr',
})
