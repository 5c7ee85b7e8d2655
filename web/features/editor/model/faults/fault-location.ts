import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { isVariedField } from '#shared/model/sites/sheet/variation.ts';
import type { SheetField } from '#shared/model/sites/sheet-fields.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { DeadLink } from '#shared/rules/publishing/dead-link.ts';
import type { PublishRule, SiteLocation } from '#shared/rules/publishing/publish-fault.ts';
import type { AdviceRule } from '#shared/model/sites/advice-rule.ts';
import { parsePartKey } from '#shared/rules/sites/site-parts.ts';
import type { FocusedField } from '#web/features/editor/model/editor/editor-state.ts';
import { fieldOfFault } from '#web/features/editor/model/faults/fault-field.ts';
import { cellOfPart, type PartFault } from '#web/features/editor/model/document/pending-changes.ts';
import { type NonSheetSection, SECTION_OF_PART } from '#web/features/editor/model/editor/section.ts';

/** The place in the editor where a fault is fixed. `language`: the language to switch to; `null`: any. */
export type FaultLocation = { language: Language | null } & (
  | { at: 'site' }
  | { at: 'cell'; cell: string; focusedField: FocusedField | null }
  | { at: 'section'; section: NonSheetSection; anchor: string | null }
);

const anchorOf = (...path: (string | null)[]): string | null => {
  const named = path.filter((step) => step !== null);
  return named.length > 1 ? named.join('/') : null;
};

/** Returns the entry of a list that a fault names, or the variation of its field (`null`: the sheet itself). */
function itemOf(field: string, id: string | null): Pick<FocusedField, 'pointId' | 'productId' | 'variationId'> {
  if (isVariedField(field)) return { variationId: id };
  const item = id !== null && (field === 'products' ? { productId: id } : { pointId: id });
  return { variationId: null, ...item };
}

type LocatedFault = SiteLocation & { rule: PublishRule | AdviceRule; kind?: DeadLink['kind'] };

/** Returns the place where a fault, a piece of advice or a dead link is fixed. */
export function faultLocation({ part, cell, language, subject, rule, kind }: LocatedFault): FaultLocation {
  const field = fieldOfFault(rule, kind);
  // A popup is fixed in its section, even if its fault names one of its sheets.
  if (cell !== null && part !== 'popup') {
    const focusedField = field === null ? null : { name: field as SheetField, ...itemOf(field, subject) };
    return { at: 'cell', cell, language, focusedField };
  }
  if (part === 'settings' || part === 'grid' || part === 'sheet') return { at: 'site', language };
  return { at: 'section', section: SECTION_OF_PART[part], anchor: anchorOf(part, subject, field), language };
}

/** Returns the anchor of a field path within a part. Entries of lists are named by id instead of index. */
function anchorInPart(document: SiteDocument, kind: keyof typeof SECTION_OF_PART, language: Language, path: string): string | null {
  const [field = '', index = ''] = path.split('.');
  const at = Number(index);
  if (kind === 'menu') return anchorOf(kind, document.menu[language]?.items[at]?.id ?? null);
  if (kind === 'sns') return anchorOf(kind, document.sns[language]?.entries[at]?.snsType ?? null);
  const isForm = kind === 'contactForm' || kind === 'membershipForm' || kind === 'homepageForm';
  if (isForm && field === 'fields') return anchorOf(kind, document[kind][language]?.fields[at]?.id ?? null);
  return anchorOf(kind, field);
}

/** Returns the place where a fault that prevents saving is fixed. */
export function partFaultLocation(document: SiteDocument, { part, path }: Pick<PartFault, 'part' | 'path'>): FaultLocation {
  const name = parsePartKey(part);
  if (name.kind === 'settings' && path.startsWith('theme.'))
    return { at: 'section', section: 'design', anchor: anchorOf('settings', path), language: null };
  if (name.kind === 'settings' && path.startsWith('embedOrigins'))
    return { at: 'section', section: 'embed', anchor: anchorOf('settings', 'embedOrigins'), language: null };
  const consentLanguage = /^consent\.texts\.(\w+)/.exec(path)?.[1];
  if (name.kind === 'settings' && consentLanguage !== undefined) {
    const language = LANGUAGES.find((known) => known === consentLanguage) ?? null;
    return { at: 'section', section: 'seo', anchor: anchorOf('settings', path), language };
  }
  if (name.kind === 'settings' || name.kind === 'grid') return { at: 'site', language: null };
  if (name.kind === 'sheet') {
    const cell = cellOfPart(document, part);
    return cell === null ? { at: 'site', language: null } : { at: 'cell', cell, language: name.language, focusedField: null };
  }
  if (name.kind === 'popup') {
    const [field = '', language, contentField] = path.split('.');
    const anchor = anchorOf('popup', name.popupId, contentField ?? field);
    return {
      at: 'section',
      section: 'popups',
      anchor,
      language: field === 'content' ? (LANGUAGES.find((known) => known === language) ?? null) : null,
    };
  }
  const anchor = anchorInPart(document, name.kind, name.language, path);
  return { at: 'section', section: SECTION_OF_PART[name.kind], anchor, language: name.language };
}
