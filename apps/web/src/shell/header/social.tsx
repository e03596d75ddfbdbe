import { BrandFacebookIcon, BrandInstagramIcon, BrandYoutubeIcon } from '@susegad/ui/icon'
import { SocialLink, SocialLinks } from '@susegad/ui/social-links'
import { useSite } from '../../page-data/site.ts'

const signs = {
  facebook: <BrandFacebookIcon />,
  instagram: <BrandInstagramIcon />,
  youtube: <BrandYoutubeIcon />,
}

/** The business on other sites; a site without a URL shows its icon without a link. */
export function Social() {
  const { social } = useSite().business
  return (
    <SocialLinks>
      {social.map(({ key, label, url }) => (
        <SocialLink key={key} label={label} icon={signs[key]} href={url ?? undefined} />
      ))}
    </SocialLinks>
  )
}
