import type { ActivityCardLabels } from '../activity-card/activity-card-labels.ts'
import type { AlertDialogLabels } from '../alert-dialog/alert-dialog-labels.ts'
import type { BeachCardLabels } from '../beach-card/beach-card-labels.ts'
import type { BreadcrumbsLabels } from '../breadcrumbs/breadcrumbs-labels.ts'
import type { ButtonLabels } from '../button/button-labels.ts'
import type { CalendarLabels } from '../calendar/calendar-labels.ts'
import type { CarouselLabels } from '../carousel/carousel-labels.ts'
import type { CoastMapLabels } from '../coast-map/coast-map-labels.ts'
import type { ComboboxLabels } from '../combobox/combobox-labels.ts'
import type { CommandPaletteLabels } from '../command-palette/command-palette-labels.ts'
import type { DataTableLabels } from '../data-table/data-table-labels.ts'
import type { DateRangeFieldLabels } from '../date-range-field/date-range-field-labels.ts'
import type { DialogLabels } from '../dialog/dialog-labels.ts'
import type { EnquiryDrawerLabels } from '../enquiry-drawer/enquiry-drawer-labels.ts'
import type { EnquiryFormLabels } from '../enquiry-form/enquiry-form-labels.ts'
import type { FaqLabels } from '../faq/faq-labels.ts'
import type { FiltersBarLabels } from '../filters-bar/filters-bar-labels.ts'
import type { FloatingContactLabels } from '../floating-contact/floating-contact-labels.ts'
import type { AccountFormLabels } from '../form/account-form-labels.ts'
import type { FormLabels } from '../form/form-labels.ts'
import type { ProblemLabels } from '../form/problem-labels.ts'
import type { GalleryLabels } from '../gallery/gallery-labels.ts'
import type { HotelCardLabels } from '../hotel-card/hotel-card-labels.ts'
import type { LightboxLabels } from '../lightbox/lightbox-labels.ts'
import type { MapEmbedLabels } from '../map-embed/map-embed-labels.ts'
import type { MarqueeLabels } from '../marquee/marquee-labels.ts'
import type { MembershipCardLabels } from '../membership-card/membership-card-labels.ts'
import type { MembershipCtaLabels } from '../membership-cta/membership-cta-labels.ts'
import type { MotionSwitchLabels } from '../motion-switch/motion-switch-labels.ts'
import type { MotionToggleLabels } from '../motion-toggle/motion-toggle-labels.ts'
import type { NumberFieldLabels } from '../number-field/number-field-labels.ts'
import type { PaginationLabels } from '../pagination/pagination-labels.ts'
import type { PartyFieldLabels } from '../party-field/party-field-labels.ts'
import type { PasswordFieldLabels } from '../password-field/password-field-labels.ts'
import type { PasswordFormLabels } from '../password-form/password-form-labels.ts'
import type { PriceLabels } from '../price/price-labels.ts'
import type { ProfileFormLabels } from '../profile-form/profile-form-labels.ts'
import type { RailLabels } from '../rail/rail-labels.ts'
import type { RangeSliderLabels } from '../range-slider/range-slider-labels.ts'
import type { RatingLabels } from '../rating/rating-labels.ts'
import type { RegisterFormLabels } from '../register-form/register-form-labels.ts'
import type { RoomCardLabels } from '../room-card/room-card-labels.ts'
import type { SaveButtonLabels } from '../save-button/save-button-labels.ts'
import type { ScrollToTopLabels } from '../scroll-to-top/scroll-to-top-labels.ts'
import type { SearchFieldLabels } from '../search-field/search-field-labels.ts'
import type { SectionTabsLabels } from '../section-tabs/section-tabs-labels.ts'
import type { ShareButtonLabels } from '../share-button/share-button-labels.ts'
import type { SideMenuLabels } from '../side-menu/side-menu-labels.ts'
import type { SignInFormLabels } from '../sign-in-form/sign-in-form-labels.ts'
import type { SiteFooterLabels } from '../site-footer/site-footer-labels.ts'
import type { SiteHeaderLabels } from '../site-header/site-header-labels.ts'
import type { SkipLinkLabels } from '../skip-link/skip-link-labels.ts'
import type { SortableLabels } from '../sortable/sortable-labels.ts'
import type { SpinnerLabels } from '../spinner/spinner-labels.ts'
import type { StatusBadgeLabels } from '../status-badge/status-badge-labels.ts'
import type { TableLabels } from '../table/table-labels.ts'
import type { ThemeSwitchLabels } from '../theme-switch/theme-switch-labels.ts'
import type { ToasterLabels } from '../toast/toast-labels.ts'

/** Every text of the components, by component. A complete language has them all. */
export interface MessageSets {
  accountForm: AccountFormLabels
  activityCard: ActivityCardLabels
  alertDialog: AlertDialogLabels
  beachCard: BeachCardLabels
  breadcrumbs: BreadcrumbsLabels
  button: ButtonLabels
  calendar: CalendarLabels
  carousel: CarouselLabels
  coastMap: CoastMapLabels
  dataTable: DataTableLabels
  dateRangeField: DateRangeFieldLabels
  dialog: DialogLabels
  enquiryDrawer: EnquiryDrawerLabels
  enquiryForm: EnquiryFormLabels
  faq: FaqLabels
  filtersBar: FiltersBarLabels
  floatingContact: FloatingContactLabels
  form: FormLabels
  gallery: GalleryLabels
  hotelCard: HotelCardLabels
  lightbox: LightboxLabels
  mapEmbed: MapEmbedLabels
  marquee: MarqueeLabels
  membershipCard: MembershipCardLabels
  membershipCta: MembershipCtaLabels
  motionSwitch: MotionSwitchLabels
  motionToggle: MotionToggleLabels
  pagination: PaginationLabels
  partyField: PartyFieldLabels
  passwordField: PasswordFieldLabels
  passwordForm: PasswordFormLabels
  price: PriceLabels
  problem: ProblemLabels
  profileForm: ProfileFormLabels
  rail: RailLabels
  rating: RatingLabels
  registerForm: RegisterFormLabels
  roomCard: RoomCardLabels
  saveButton: SaveButtonLabels
  scrollToTop: ScrollToTopLabels
  searchField: SearchFieldLabels
  sectionTabs: SectionTabsLabels
  shareButton: ShareButtonLabels
  sideMenu: SideMenuLabels
  signInForm: SignInFormLabels
  siteFooter: SiteFooterLabels
  siteHeader: SiteHeaderLabels
  skipLink: SkipLinkLabels
  sortable: SortableLabels
  spinner: SpinnerLabels
  statusBadge: StatusBadgeLabels
  table: TableLabels
  themeSwitch: ThemeSwitchLabels
  toaster: ToasterLabels
  commandPalette: CommandPaletteLabels
  combobox: ComboboxLabels
  rangeSlider: RangeSliderLabels
  numberField: NumberFieldLabels
}

/** Texts in one language; missing ones fall back to English. */
export type Messages = { [Name in keyof MessageSets]?: Partial<MessageSets[Name]> }
