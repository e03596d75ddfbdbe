import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs'
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconKayak from '@tabler/icons-react/dist/esm/icons/IconKayak.mjs'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconMoonStars from '@tabler/icons-react/dist/esm/icons/IconMoonStars.mjs'
import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export const DeviceMobileIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconDeviceMobile} />
)
export const ExternalLinkIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconExternalLink} />
)
export const EyeIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconEye} />
export const EyeOffIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconEyeOff} />
export const FilterIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconFilter} />
export const GiftIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconGift} />
export const HeadsetIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconHeadset} />
export const HeartIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconHeart} />
export const InboxIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconInbox} />
export const InfoCircleIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconInfoCircle} />
export const KayakIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconKayak} />
export const KeyboardIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconKeyboard} />
export const LayoutDashboardIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconLayoutDashboard} />
)
export const LayoutGridIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconLayoutGrid} />
export const LifebuoyIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconLifebuoy} />
export const LogoutIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconLogout} />
export const MailIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconMail} />
export const MapPinIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconMapPin} />
export const Menu2Icon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconMenu2} />
export const MessageCircleIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconMessageCircle} />
)
export const MinusIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconMinus} />
export const MoonStarsIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconMoonStars} />
