import { LANGUAGES, type Language } from '#shared/model/language.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import type {
  Grid,
  LanguageKind,
  LanguagePart,
  Sheet,
  SheetId,
  SiteChanges,
  SiteDocument,
  SiteSettings,
} from '#shared/model/sites/site.ts';

/**
 * A site is stored like a git tree: a document is split into parts, each stored once under its hash, and a revision is a
 * manifest from part key to hash. These functions split, join and compare; hashing and storage are elsewhere.
 */
export type SheetKey = `sheet/${SheetId}/${Language}`;
export type LanguageKey<K extends LanguageKind = LanguageKind> = `${K}/${Language}`;
export type PopupKey = `popup/${string}`;
export type PartKey = 'settings' | 'grid' | SheetKey | LanguageKey | PopupKey;
export type Part = SiteSettings | Grid | Sheet | LanguagePart | PopupCta;
export type Parts = ReadonlyMap<PartKey, Part>;
/** Parts to put, and `null` for parts to remove. */
export type PartChanges = ReadonlyMap<PartKey, Part | null>;

/** A parsed part key. */
export type PartName =
  | { kind: 'settings' }
  | { kind: 'grid' }
  | { kind: 'sheet'; sheetId: SheetId; language: Language }
  | { kind: 'popup'; popupId: string }
  | { kind: LanguageKind; language: Language };

/** Repeats the keys of `LANGUAGE_PARTS`, which the compiler checks, so that bundles without validation need no zod. */
const LANGUAGE_KIND_NAMES: Readonly<Record<LanguageKind, true>> = {
  menu: true,
  seo: true,
  headTags: true,
  bodyTags: true,
  sns: true,
  contactForm: true,
  membershipForm: true,
  homepageForm: true,
  company: true,
};
export const LANGUAGE_KINDS = Object.keys(LANGUAGE_KIND_NAMES) as LanguageKind[];

export const sheetKey = (sheetId: SheetId, language: Language): SheetKey => `sheet/${sheetId}/${language}`;
export const languageKey = <K extends LanguageKind>(kind: K, language: Language): LanguageKey<K> => `${kind}/${language}`;
export const popupKey = (popupId: string): PopupKey => `popup/${popupId}`;

/** Parses a part key. */
export function parsePartKey(key: PartKey): PartName {
  const [kind = '', first = '', second = ''] = key.split('/');
  if (kind === 'sheet') return { kind, sheetId: first, language: second as Language };
  if (kind === 'popup') return { kind, popupId: first };
  if (kind === 'settings' || kind === 'grid') return { kind };
  return { kind: kind as LanguageKind, language: first as Language };
}

/** Returns the sheet and language of a sheet's part key; `undefined` for other parts. */
export function parseSheetKey(key: PartKey): { sheetId: SheetId; language: Language } | undefined {
  const name = parsePartKey(key);
  return name.kind === 'sheet' ? name : undefined;
}

/** Returns JSON with sorted keys, so that equal parts have equal hashes. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}

/** Yields all parts of a document or of a save's changes, with their keys. */
function* keyedParts(content: SiteDocument | SiteChanges): Generator<[PartKey, Part | null]> {
  if (content.settings) yield ['settings', content.settings];
  if (content.grid) yield ['grid', content.grid];
  for (const [sheetId, byLanguage] of Object.entries(content.sheets ?? {}))
    for (const language of LANGUAGES) {
      const sheet = byLanguage[language];
      if (sheet !== undefined) yield [sheetKey(sheetId, language), sheet];
    }
  for (const kind of LANGUAGE_KINDS)
    for (const language of LANGUAGES) {
      const part = content[kind]?.[language];
      if (part !== undefined) yield [languageKey(kind, language), part];
    }
  for (const [popupId, popup] of Object.entries(content.popups ?? {})) yield [popupKey(popupId), popup];
}

/** Splits a document into its parts. */
export const splitIntoParts = (document: SiteDocument): Parts => new Map(keyedParts(document) as Iterable<[PartKey, Part]>);

/** Splits the changes of a save into parts to put and parts to remove. */
export const splitChanges = (changes: SiteChanges): PartChanges => new Map(keyedParts(changes));

/** Joins part changes into the request body of a save. */
export function joinChanges(parts: PartChanges): SiteChanges {
  const changes: SiteChanges = {};
  for (const [key, part] of parts) {
    const name = parsePartKey(key);
    if (name.kind === 'settings') changes.settings = part as SiteSettings;
    else if (name.kind === 'grid') changes.grid = part as Grid;
    else if (name.kind === 'sheet') ((changes.sheets ??= {})[name.sheetId] ??= {})[name.language] = part as Sheet | null;
    else if (name.kind === 'popup') (changes.popups ??= {})[name.popupId] = part as PopupCta | null;
    else ((changes[name.kind] ??= {}) as Partial<Record<Language, Part | null>>)[name.language] = part;
  }
  return changes;
}

/** Joins parts into a document. Throws without settings or grid. */
export function joinParts(parts: Parts): SiteDocument {
  const { settings, grid, ...content } = joinChanges(parts) as Partial<SiteDocument>;
  if (!settings || !grid) throw new Error('A site document needs its settings and its grid');
  const perLanguage = Object.fromEntries(LANGUAGE_KINDS.map((kind) => [kind, content[kind] ?? {}])) as Pick<SiteDocument, LanguageKind>;
  return { settings, grid, sheets: content.sheets ?? {}, ...perLanguage, popups: content.popups ?? {} };
}

/** Returns the parts that differ between two documents: the minimum that a save has to send. */
export function diffDocuments(from: SiteDocument, to: SiteDocument): PartChanges {
  const changes = new Map<PartKey, Part | null>();
  const compare = (key: PartKey, before: Part | undefined, after: Part | undefined): void => {
    if (before === after) return;
    if (after === undefined) changes.set(key, null);
    else if (before === undefined || canonicalJson(before) !== canonicalJson(after)) changes.set(key, after);
  };
  compare('settings', from.settings, to.settings);
  compare('grid', from.grid, to.grid);
  // An edited document shares unchanged sheets with its predecessor, so the identity check skips all but a few of thousands.
  const compareSheet = (sheetId: SheetId): void => {
    const [before, after] = [from.sheets[sheetId], to.sheets[sheetId]];
    if (before === after) return;
    for (const language of LANGUAGES) compare(sheetKey(sheetId, language), before?.[language], after?.[language]);
  };
  for (const sheetId of Object.keys(to.sheets)) compareSheet(sheetId);
  for (const sheetId of Object.keys(from.sheets)) if (to.sheets[sheetId] === undefined) compareSheet(sheetId);
  for (const kind of LANGUAGE_KINDS) {
    const [before, after] = [from[kind], to[kind]];
    if (before !== after) for (const language of LANGUAGES) compare(languageKey(kind, language), before[language], after[language]);
  }
  for (const popupId of new Set([...Object.keys(to.popups), ...Object.keys(from.popups)]))
    compare(popupKey(popupId), from.popups[popupId], to.popups[popupId]);
  return changes;
}

/** Applies part changes to a document. */
export function applyChanges(document: SiteDocument, changes: PartChanges): SiteDocument {
  const parts = new Map(splitIntoParts(document));
  for (const [key, part] of changes) {
    if (part === null) parts.delete(key);
    else parts.set(key, part);
  }
  return joinParts(parts);
}

/** Returns one part of a document, if it exists. */
export function getPart(document: SiteDocument, key: PartKey): Part | undefined {
  const name = parsePartKey(key);
  if (name.kind === 'settings') return document.settings;
  if (name.kind === 'grid') return document.grid;
  if (name.kind === 'sheet') return document.sheets[name.sheetId]?.[name.language];
  return name.kind === 'popup' ? document.popups[name.popupId] : document[name.kind][name.language];
}
