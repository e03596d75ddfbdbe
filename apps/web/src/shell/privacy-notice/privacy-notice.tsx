import './privacy-notice.css'
import { useSite } from '../../page-data/site.ts'

interface PrivacyNoticeProps {
  /** The form that contains it. */
  of: 'enquiry' | 'account'
}

/** Says beside a form's button which data is kept and why. A hidden field sends the version of the wording. */
export function PrivacyNotice({ of }: PrivacyNoticeProps) {
  const { privacyNotice } = useSite()
  return (
    <p className="privacy-notice">
      <input type="hidden" name="noticeVersion" value={privacyNotice.version} />
      {privacyNotice[of]} <a href="/privacy-policy#how-long">{privacyNotice.more}</a>
    </p>
  )
}
