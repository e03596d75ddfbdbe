import './privacy-notice.css'
import { site } from '../../page-data/site.ts'

interface PrivacyNoticeProps {
  /** Which form it stands in. */
  of: 'enquiry' | 'account'
}

/** What a form keeps and why, beside its button. The hidden field tells the service which wording it was. */
export function PrivacyNotice({ of }: PrivacyNoticeProps) {
  const { privacyNotice } = site()
  return (
    <p className="privacy-notice">
      <input type="hidden" name="noticeVersion" value={privacyNotice.version} />
      {privacyNotice[of]} <a href="/privacy-policy#how-long">{privacyNotice.more}</a>
    </p>
  )
}
