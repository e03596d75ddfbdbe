import { activityCardLabels } from '../activity-card/activity-card-labels.ts'
import { alertDialogLabels } from '../alert-dialog/alert-dialog-labels.ts'
import { beachCardLabels } from '../beach-card/beach-card-labels.ts'
import { breadcrumbsLabels } from '../breadcrumbs/breadcrumbs-labels.ts'
import { buttonLabels } from '../button/button-labels.ts'
import { calendarLabels } from '../calendar/calendar-labels.ts'
import { carouselLabels } from '../carousel/carousel-labels.ts'
import { coastMapLabels } from '../coast-map/coast-map-labels.ts'
import { comboboxLabels } from '../combobox/combobox-labels.ts'
import { commandPaletteLabels } from '../command-palette/command-palette-labels.ts'
import { dataTableLabels } from '../data-table/data-table-labels.ts'
import { dateRangeFieldLabels } from '../date-range-field/date-range-field-labels.ts'
import { dialogLabels } from '../dialog/dialog-labels.ts'
import { enquiryDrawerLabels } from '../enquiry-drawer/enquiry-drawer-labels.ts'
import { enquiryFormLabels } from '../enquiry-form/enquiry-form-labels.ts'
import { faqLabels } from '../faq/faq-labels.ts'
import { filtersBarLabels } from '../filters-bar/filters-bar-labels.ts'
import { floatingContactLabels } from '../floating-contact/floating-contact-labels.ts'
import { accountFormLabels } from '../form/account-form-labels.ts'
import { formLabels } from '../form/form-labels.ts'
import { problemLabels } from '../form/problem-labels.ts'
import { galleryLabels } from '../gallery/gallery-labels.ts'
import { hotelCardLabels } from '../hotel-card/hotel-card-labels.ts'
import { lightboxLabels } from '../lightbox/lightbox-labels.ts'
import { mapEmbedLabels } from '../map-embed/map-embed-labels.ts'
import { marqueeLabels } from '../marquee/marquee-labels.ts'
import { membershipCardLabels } from '../membership-card/membership-card-labels.ts'
import { membershipCtaLabels } from '../membership-cta/membership-cta-labels.ts'
import { motionSwitchLabels } from '../motion-switch/motion-switch-labels.ts'
import { motionToggleLabels } from '../motion-toggle/motion-toggle-labels.ts'
import { numberFieldLabels } from '../number-field/number-field-labels.ts'
import { paginationLabels } from '../pagination/pagination-labels.ts'
import { partyFieldLabels } from '../party-field/party-field-labels.ts'
import { passwordFieldLabels } from '../password-field/password-field-labels.ts'
import { passwordFormLabels } from '../password-form/password-form-labels.ts'
import { priceLabels } from '../price/price-labels.ts'
import { profileFormLabels } from '../profile-form/profile-form-labels.ts'
import { railLabels } from '../rail/rail-labels.ts'
import { rangeSliderLabels } from '../range-slider/range-slider-labels.ts'
import { ratingLabels } from '../rating/rating-labels.ts'
import { registerFormLabels } from '../register-form/register-form-labels.ts'
import { roomCardLabels } from '../room-card/room-card-labels.ts'
import { saveButtonLabels } from '../save-button/save-button-labels.ts'
import { scrollToTopLabels } from '../scroll-to-top/scroll-to-top-labels.ts'
import { searchFieldLabels } from '../search-field/search-field-labels.ts'
import { sectionTabsLabels } from '../section-tabs/section-tabs-labels.ts'
import { shareButtonLabels } from '../share-button/share-button-labels.ts'
import { sideMenuLabels } from '../side-menu/side-menu-labels.ts'
import { signInFormLabels } from '../sign-in-form/sign-in-form-labels.ts'
import { siteFooterLabels } from '../site-footer/site-footer-labels.ts'
import { siteHeaderLabels } from '../site-header/site-header-labels.ts'
import { skipLinkLabels } from '../skip-link/skip-link-labels.ts'
import { sortableLabels } from '../sortable/sortable-labels.ts'
import { spinnerLabels } from '../spinner/spinner-labels.ts'
import { statusBadgeLabels } from '../status-badge/status-badge-labels.ts'
import { tableLabels } from '../table/table-labels.ts'
import { themeSwitchLabels } from '../theme-switch/theme-switch-labels.ts'
import { toasterLabels } from '../toast/toast-labels.ts'
import type { MessageSets } from './messages.ts'

/** Default texts, used unless `LocaleProvider` or a prop overrides them. */
export const english: MessageSets = {
  accountForm: accountFormLabels,
  activityCard: activityCardLabels,
  alertDialog: alertDialogLabels,
  beachCard: beachCardLabels,
  breadcrumbs: breadcrumbsLabels,
  button: buttonLabels,
  calendar: calendarLabels,
  carousel: carouselLabels,
  coastMap: coastMapLabels,
  dataTable: dataTableLabels,
  dateRangeField: dateRangeFieldLabels,
  dialog: dialogLabels,
  enquiryDrawer: enquiryDrawerLabels,
  enquiryForm: enquiryFormLabels,
  faq: faqLabels,
  filtersBar: filtersBarLabels,
  floatingContact: floatingContactLabels,
  form: formLabels,
  gallery: galleryLabels,
  hotelCard: hotelCardLabels,
  lightbox: lightboxLabels,
  mapEmbed: mapEmbedLabels,
  marquee: marqueeLabels,
  membershipCard: membershipCardLabels,
  membershipCta: membershipCtaLabels,
  motionSwitch: motionSwitchLabels,
  motionToggle: motionToggleLabels,
  pagination: paginationLabels,
  partyField: partyFieldLabels,
  passwordField: passwordFieldLabels,
  passwordForm: passwordFormLabels,
  price: priceLabels,
  problem: problemLabels,
  profileForm: profileFormLabels,
  rail: railLabels,
  rating: ratingLabels,
  registerForm: registerFormLabels,
  roomCard: roomCardLabels,
  saveButton: saveButtonLabels,
  scrollToTop: scrollToTopLabels,
  searchField: searchFieldLabels,
  sectionTabs: sectionTabsLabels,
  shareButton: shareButtonLabels,
  sideMenu: sideMenuLabels,
  signInForm: signInFormLabels,
  siteFooter: siteFooterLabels,
  siteHeader: siteHeaderLabels,
  skipLink: skipLinkLabels,
  sortable: sortableLabels,
  spinner: spinnerLabels,
  statusBadge: statusBadgeLabels,
  table: tableLabels,
  themeSwitch: themeSwitchLabels,
  toaster: toasterLabels,
  numberField: numberFieldLabels,
  rangeSlider: rangeSliderLabels,
  combobox: comboboxLabels,
  commandPalette: commandPaletteLabels,
}
