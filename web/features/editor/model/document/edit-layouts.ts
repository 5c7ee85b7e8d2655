import type { Language } from '#shared/model/language.ts';
import { TEXT_ROLES } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { croppedFocalPoint, croppedImage } from '#shared/rules/sheets/picture-adjustment.ts';
import { type LayoutProposal, proposeLayout } from '#shared/rules/sheets/propose-layout.ts';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';
import { withTextStyle } from '#web/features/editor/model/document/edit-text-styles.ts';

/** Compositions of sheets that suit their pictures. A picture without a tone map has no proposal, because nothing is known of it. */

const proposals = new WeakMap<Sheet, LayoutProposal>();

/** Returns the composition that suits the picture of a sheet; `undefined` without a picture or its tone map. Memoised by sheet. */
export function proposalFor(sheet: Sheet): LayoutProposal | undefined {
  const { image, focalPoint, pictureCrop } = sheet;
  if (image?.tones === undefined) return undefined;
  const proposal =
    proposals.get(sheet) ?? proposeLayout(croppedImage(image, pictureCrop), croppedFocalPoint(focalPoint, pictureCrop), sheet);
  proposals.set(sheet, proposal);
  return proposal;
}

type Composition = Pick<Sheet, 'layout' | 'textPlace' | 'textBackdrop' | 'textStyles'>;

/** Returns the fields in which a sheet differs from the composition that suits its picture; none if there is no proposal. */
export function proposalPatch(sheet: Sheet): Partial<Composition> {
  const proposal = proposalFor(sheet);
  if (!proposal) return {};
  const { layout, align, textPlace, textBackdrop } = proposal;
  // A layout is aligned at the start or the centre by itself.
  const own = align === 'end' ? align : null;
  const textStyles = TEXT_ROLES.reduce((styles, role) => withTextStyle(styles, role, { align: own }), sheet.textStyles);
  const composition: Composition = { layout, textPlace, textBackdrop, textStyles };
  const differing = Object.entries(composition).filter(
    ([field, value]) => canonicalJson(value) !== canonicalJson(sheet[field as keyof Composition]),
  );
  return Object.fromEntries(differing);
}

/** Returns the sheet in the composition that suits its picture; the same sheet if it has it or there is no proposal. */
function withProposal(sheet: Sheet): Sheet {
  const patch = proposalPatch(sheet);
  const proposal = proposalFor(sheet);
  if (!proposal || Object.keys(patch).length === 0) return sheet;
  const composed = { ...sheet, ...patch };
  // A proposal depends on none of the patched fields.
  proposals.set(composed, proposal);
  return composed;
}

/** Gives every sheet in the language the composition that suits its picture. Variations keep the fields that they override. */
export function applyProposals(document: SiteDocument, language: Language): SiteDocument {
  const changed = Object.entries(document.sheets).flatMap(([id, byLanguage]) => {
    const sheet = byLanguage[language];
    const composed = sheet && withProposal(sheet);
    return composed === sheet ? [] : [[id, { ...byLanguage, [language]: composed }] as const];
  });
  return changed.length > 0 ? { ...document, sheets: { ...document.sheets, ...Object.fromEntries(changed) } } : document;
}

/** Whether `applyProposals` changes any of the sheets. */
export const hasProposals = (sheets: SiteDocument['sheets'], language: Language): boolean =>
  Object.values(sheets).some(({ [language]: sheet }) => sheet !== undefined && Object.keys(proposalPatch(sheet)).length > 0);
