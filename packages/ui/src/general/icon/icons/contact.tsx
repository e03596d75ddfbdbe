import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs'
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs'
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs'
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs'
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export const BrandFacebookIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconBrandFacebook} />
)
export const BrandInstagramIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconBrandInstagram} />
)
export const BrandWhatsappIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconBrandWhatsapp} />
)
export const BrandYoutubeIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconBrandYoutube} />
)
export const HeadsetIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconHeadset} />
export const LifebuoyIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconLifebuoy} />
export const MailIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconMail} />
export const MessageCircleIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconMessageCircle} />
)
export const PhoneIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconPhone} />
export const UsersIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconUsers} />
