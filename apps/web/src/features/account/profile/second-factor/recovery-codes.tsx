import { ShownOnce } from '../../../../signed-in/shown-once.tsx'
import './second-factor.css'

interface RecoveryCodesProps {
  /** Undefined closes the dialog. */
  codes: readonly string[] | undefined
  onClose: () => void
}

/** Shows the recovery codes, only once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  return (
    <ShownOnce
      title="Your recovery codes"
      warning={{
        title: 'Write them down now',
        text: 'They are shown only once. Each code works once, when you don’t have your phone.',
      }}
      secret={codes?.join('\n')}
      saved="I have saved them"
      size="sm"
      className="second-factor-shown"
      onClose={onClose}
    >
      <ul className="second-factor-codes" aria-label="Recovery codes">
        {codes?.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </ShownOnce>
  )
}
