import { type Company, FILL_IN_TEXT } from '#shared/model/sites/company.ts';
import type { GlobalMenu } from '#shared/model/sites/global-menu.ts';
import type { PopupContent, PopupCta } from '#shared/model/sites/popup.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';
import type { SiteForm } from '#shared/model/forms/site-form.ts';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { hasOptions } from '#shared/rules/forms/form-fields.ts';
import { isBrokenCondition } from '#shared/rules/forms/shown-answers.ts';
import { runningVariations, variedSheet } from '#shared/rules/sheets/variations.ts';
import { isEmptyRichText } from '#shared/rules/text/is-empty-rich-text.ts';
import { comparableText } from '#shared/values/text/normalise-text.ts';
import {
  type PartCheck,
  checkButton,
  checkLink,
  finding,
  type Finding,
  requireText,
  mergeChecks,
  memoisePerPart,
} from '#shared/rules/publishing/publish-finding.ts';

/** The publishing rules of each part of a site, checked independently of all other parts. */

const POINT_RULES = { empty: 'point-without-destination', unknownCell: 'point-unknown-cell' } as const;
const ITEM_RULES = { empty: 'menu-item-without-destination', unknownCell: 'menu-item-unknown-cell' } as const;
const SHEET_BUTTON = {
  withoutText: 'button-without-text',
  withoutDestination: 'button-without-destination',
  unknownCell: 'unknown-cell',
} as const;
const PRODUCT_BUTTON = {
  withoutText: 'product-without-text',
  withoutDestination: 'product-without-destination',
  unknownCell: 'product-unknown-cell',
} as const;
const POPUP_BUTTON = {
  withoutText: 'popup-without-text',
  withoutDestination: 'popup-without-destination',
  unknownCell: 'popup-unknown-cell',
} as const;

const findingsOnly = (findings: readonly Finding[]): PartCheck => ({ findings, linkedCells: [] });

/** Returns the faults of an enabled variation's own fields: a creative that was removed, or an incomplete button. */
function checkVariation(of: Sheet, variation: Variation): PartCheck {
  const { fields } = variation;
  const { image, linkButtonText, linkDestinationUrl: url, isInternalLink } = variedSheet(of, variation);
  const hasButton = 'linkButtonText' in fields || 'linkDestinationUrl' in fields;
  return mergeChecks([
    findingsOnly('image' in fields && !image ? [finding('creative-missing', variation)] : []),
    ...(hasButton ? [checkButton(linkButtonText, { url, isInternalLink }, SHEET_BUTTON, variation)] : []),
  ]);
}

export const checkSheet = memoisePerPart((sheet: Sheet): PartCheck => {
  const { image, linkButtonText, linkDestinationUrl, isInternalLink, imageLinkPoints, products } = sheet;
  return mergeChecks([
    findingsOnly(image ? [] : [finding('creative-missing')]),
    checkButton(linkButtonText, { url: linkDestinationUrl, isInternalLink }, SHEET_BUTTON),
    ...imageLinkPoints.flatMap((point) => [
      findingsOnly(requireText(point.name, 'point-without-name', point)),
      checkLink({ url: point.linkDestinationUrl, isInternalLink: point.isInternalLink }, POINT_RULES, point),
    ]),
    ...products.flatMap((product) => {
      const subject = { id: product.id, name: product.productName };
      const link = { url: product.linkButtonUrl, isInternalLink: product.isInternalLink };
      return [
        findingsOnly(requireText(product.productName, 'product-without-name', subject)),
        checkButton(product.linkButtonText, link, PRODUCT_BUTTON, subject),
      ];
    }),
    ...runningVariations(sheet).map((variation) => checkVariation(sheet, variation)),
  ]);
});

/** Checks a shown menu: items are required, and must be complete and unique. */
export const checkMenu = memoisePerPart(({ items }: GlobalMenu): PartCheck => {
  const names = items.map(({ name }) => comparableText(name));
  const isTwice = (index: number): boolean => names[index] !== '' && names.indexOf(names[index] ?? '') < index;
  return mergeChecks([
    findingsOnly(items.length === 0 ? [finding('menu-without-items')] : []),
    ...items.flatMap((item, index) => [
      findingsOnly([
        ...requireText(item.name, 'menu-item-without-name', item),
        ...(isTwice(index) ? [finding('menu-item-twice', item)] : []),
      ]),
      checkLink({ url: item.linkDestinationUrl, isInternalLink: item.isInternalLink }, ITEM_RULES, item),
    ]),
  ]);
});

function fieldFindings({ id, title, typeInput, options, shownIf }: FormField, index: number, fields: readonly FormField[]): Finding[] {
  const subject = { id, name: title };
  return [
    ...requireText(title, 'form-field-without-title', subject),
    ...(hasOptions(typeInput) && options.length === 0 ? [finding('form-field-without-options', subject)] : []),
    ...(shownIf && isBrokenCondition(fields, index, shownIf) ? [finding('form-field-broken-condition', subject)] : []),
  ];
}

/** Checks a form: it has a destination e-mail if it is sent by e-mail, and every field can be answered. */
export const checkForm = memoisePerPart((form: SiteForm): PartCheck =>
  findingsOnly([
    ...('destinationEmail' in form ? requireText(form.destinationEmail, 'form-without-email') : []),
    ...form.fields.flatMap(fieldFindings),
  ]),
);

const isUnfinished = (html: string): boolean => Object.values(FILL_IN_TEXT).some((mark) => html.includes(mark));

/**
 * Checks company texts: with the contract agreement on, terms and privacy policy must exist. Placeholders of a template must be
 * filled in.
 */
export const checkCompany = memoisePerPart(({ contractAgreement, companyClause, termsOfService, privacyPolicy }: Company): PartCheck =>
  findingsOnly([
    ...(contractAgreement && isEmptyRichText(termsOfService) ? [finding('terms-missing')] : []),
    ...(contractAgreement && isEmptyRichText(privacyPolicy) ? [finding('privacy-missing')] : []),
    ...(isUnfinished(companyClause) ? [finding('clause-unfinished')] : []),
    ...(isUnfinished(termsOfService) ? [finding('terms-unfinished')] : []),
    ...(isUnfinished(privacyPolicy) ? [finding('privacy-unfinished')] : []),
  ]),
);

/** Checks the content of a popup in one language. */
export const checkPopupContent = memoisePerPart(({ image, linkButtonText, linkUrl, isInternalLink }: PopupContent): PartCheck =>
  mergeChecks([
    findingsOnly(image ? [] : [finding('popup-without-picture')]),
    checkButton(linkButtonText, { url: linkUrl, isInternalLink }, POPUP_BUTTON),
  ]),
);

/** Checks the settings of a popup that apply to all languages. */
export const checkPopup = ({ kind, limit }: PopupCta): PartCheck =>
  findingsOnly(kind === 'applicantLimit' && limit === null ? [finding('popup-without-limit')] : []);
