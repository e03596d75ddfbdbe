import { privacyNotice } from '@susegad/catalog-data/policies'
import './privacy-notice.css'

interface PrivacyNoticeProps {
  /** Which form it stands in. */
  of: 'enquiry' | 'account'
}

/** What a form keeps and why, beside its button. The hidden field tells the service which wording it was. */
export function PrivacyNotice({ of }: PrivacyNoticeProps) {
  return (
    <p className="privacy-notice">
      <input type="hidden" name="noticeVersion" value={privacyNotice.version} />
      {privacyNotice[of]} <a href="/privacy-policy#how-long">{privacyNotice.more}</a>
    </p>
  )
}
