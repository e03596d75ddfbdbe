import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Stack } from '../../internal/stories/stack.tsx'
import { BrandFacebookIcon, BrandInstagramIcon, BrandYoutubeIcon } from '../icon/icon.tsx'
import { SocialLink, SocialLinks } from './social-links.tsx'

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <Stack align="center">
            <SocialLinks aria-label="Our profiles">
              <SocialLink
                label="Instagram"
                icon={<BrandInstagramIcon />}
                href="https://example.com/instagram"
              />
              <SocialLink label="YouTube" icon={<BrandYoutubeIcon />} href="https://example.com/youtube" />
            </SocialLinks>
          </Stack>
        ),
        because: 'Only the profiles where somebody posts and answers.',
      },
      wrong: {
        shown: (
          <Stack align="center">
            <SocialLinks aria-label="Profiles to come">
              <SocialLink label="Facebook" icon={<BrandFacebookIcon />} />
              <SocialLink
                label="Instagram"
                icon={<BrandInstagramIcon />}
                href="https://example.com/instagram"
              />
              <SocialLink label="YouTube" icon={<BrandYoutubeIcon />} />
            </SocialLinks>
          </Stack>
        ),
        because: 'Icons of profiles that do not exist yet: visitors press them and nothing happens.',
      },
    },
  ],
}
