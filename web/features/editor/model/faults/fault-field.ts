import type { PopupContent } from '#shared/model/sites/popup.ts';
import type { SheetField } from '#shared/model/sites/sheet-fields.ts';
import type { DeadLink } from '#shared/rules/publishing/dead-link.ts';
import type { PublishRule } from '#shared/rules/publishing/publish-fault.ts';
import type { AdviceRule } from '#shared/model/sites/advice-rule.ts';
import type { ContentField } from '#web/features/editor/model/document/content-field.ts';

/** The field of a fault. `start`: the button that creates the missing part. */
type FaultField = SheetField | ContentField | keyof PopupContent | 'start' | null;

const FAULT_FIELD: Readonly<Record<PublishRule | AdviceRule, FaultField>> = {
  'no-sheets': null,
  'not-consecutive': null,
  'creative-missing': 'image',
  'button-without-text': 'linkButtonText',
  'button-without-destination': 'linkDestinationUrl',
  'unknown-cell': 'linkDestinationUrl',
  'point-without-name': 'imageLinkPoints',
  'point-without-destination': 'imageLinkPoints',
  'point-unknown-cell': 'imageLinkPoints',
  'product-without-name': 'products',
  'product-without-destination': 'products',
  'product-without-text': 'products',
  'product-unknown-cell': 'products',
  'menu-without-items': 'start',
  'menu-item-without-name': null,
  'menu-item-twice': null,
  'menu-item-without-destination': null,
  'menu-item-unknown-cell': null,
  'popup-without-picture': 'image',
  'popup-without-destination': 'linkUrl',
  'popup-without-text': 'linkButtonText',
  'popup-unknown-cell': 'linkUrl',
  'popup-without-limit': 'limit',
  'form-without-email': 'destinationEmail',
  'form-field-without-title': null,
  'form-field-without-options': null,
  'form-field-broken-condition': null,
  'terms-missing': 'termsOfService',
  'privacy-missing': 'privacyPolicy',
  'clause-unfinished': 'companyClause',
  'terms-unfinished': 'termsOfService',
  'privacy-unfinished': 'privacyPolicy',
  'alt-missing': 'imageAlt',
  'popup-alt-missing': 'imageAlt',
  'button-contrast': 'linkTextColor',
  'product-contrast': 'products',
  'product-button-contrast': 'products',
  'popup-contrast': 'linkTextColor',
  'seo-title-missing': 'title',
  'seo-h1-missing': 'h1',
  'seo-description-missing': 'description',
  'page-missing': null,
  'link-locked': null,
  'members-without-form': 'start',
  'popup-over': 'endDate',
  'popup-nowhere': 'effectiveSheets',
  'popup-sheets-gone': 'effectiveSheets',
  'popup-sheet-locked': 'effectiveSheets',
  'popup-full': 'limit',
  'popup-without-form': 'linkUrl',
  'popup-without-end': 'endDate',
  'popup-relaunched': 'endDate',
  'heavy-sheet': 'image',
};

/** The field of a dead link, by the kind of element that contains it. */
const DEAD_LINK_FIELD: Readonly<Record<DeadLink['kind'], FaultField>> = {
  button: 'linkDestinationUrl',
  point: 'imageLinkPoints',
  product: 'products',
  'menu-item': null,
  popup: 'linkUrl',
  sheets: 'start',
};

/**
 * Returns the field in which a fault, a piece of advice or a dead link is fixed; `null` if there is no single field. `kind`: the element
 * that contains a dead link.
 */
export const fieldOfFault = (rule: PublishRule | AdviceRule, kind: DeadLink['kind'] | undefined): FaultField =>
  kind === undefined ? FAULT_FIELD[rule] : DEAD_LINK_FIELD[kind];
