import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconSailboat from '@tabler/icons-react/dist/esm/icons/IconSailboat.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconShare3 from '@tabler/icons-react/dist/esm/icons/IconShare3.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import IconSunset from '@tabler/icons-react/dist/esm/icons/IconSunset.mjs'
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs'
import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export const PhoneIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconPhone} />
export const PhotoOffIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconPhotoOff} />
export const PlayerPauseIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconPlayerPause} />
)
export const PlayerPlayIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconPlayerPlay} />
export const PlusIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconPlus} />
export const SailboatIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconSailboat} />
export const SearchIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconSearch} />
export const SendIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconSend} />
export const Share3Icon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconShare3} />
export const ShieldCheckIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconShieldCheck} />
)
export const SparklesIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconSparkles} />
export const StarIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconStar} />
export const SunIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconSun} />
export const SunsetIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconSunset} />
export const TicketIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconTicket} />
export const TrashIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconTrash} />
export const UserCheckIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconUserCheck} />
export const UserIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconUser} />
export const UsersIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconUsers} />
export const XIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconX} />
export const ZoomInIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconZoomIn} />
export const ZoomOutIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconZoomOut} />
