import { LANGUAGES, type Language } from '#shared/model/language.ts';
import type { Grid, Sheet, SheetId, SiteChanges, SiteDocument, SiteSettings } from '#shared/model/site.ts';

/**
 * A site is stored like a git tree: a document is cut into parts, each kept once under its hash, and a revision is a
 * manifest of part key to hash. These functions cut, join and compare; they know no hashing and no storage.
 */
export type SheetKey = `sheet/${SheetId}/${Language}`;
export type PartKey = 'settings' | 'grid' | SheetKey;
export type Part = SiteSettings | Grid | Sheet;
export type Parts = ReadonlyMap<PartKey, Part>;
/** Parts to put, and `null` for parts to remove. */
export type PartChanges = ReadonlyMap<PartKey, Part | null>;

export const sheetKey = (sheetId: SheetId, language: Language): SheetKey => `sheet/${sheetId}/${language}`;

/** The sheet and language a part key names, or `undefined` for the site-wide parts. */
export function parseSheetKey(key: PartKey): { sheetId: SheetId; language: Language } | undefined {
  const [kind, sheetId, language] = key.split('/');
  return kind === 'sheet' && sheetId !== undefined && language !== undefined ? { sheetId, language: language as Language } : undefined;
}

/** JSON with sorted keys: equal parts have equal texts, so equal hashes. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}

function* sheetParts<S extends Sheet | null>(sheets: Readonly<Record<SheetId, Partial<Record<Language, S>>>>): Generator<[SheetKey, S]> {
  for (const [sheetId, byLanguage] of Object.entries(sheets))
    for (const language of LANGUAGES) {
      const sheet = byLanguage[language];
      if (sheet !== undefined) yield [sheetKey(sheetId, language), sheet];
    }
}

/** Cuts a document into its parts. */
export const partsOf = (document: SiteDocument): Parts =>
  new Map<PartKey, Part>([['settings', document.settings], ['grid', document.grid], ...sheetParts(document.sheets)]);

/** Cuts what a save sends into the parts it puts and removes. */
export const changedParts = (changes: SiteChanges): PartChanges =>
  new Map<PartKey, Part | null>([
    ...(changes.settings ? [['settings', changes.settings] as const] : []),
    ...(changes.grid ? [['grid', changes.grid] as const] : []),
    ...sheetParts(changes.sheets ?? {}),
  ]);

/** Joins parts into a document. The two site-wide parts must be there. */
export function documentOf(parts: Parts): SiteDocument {
  const settings = parts.get('settings') as SiteSettings | undefined;
  const grid = parts.get('grid') as Grid | undefined;
  if (!settings || !grid) throw new Error('A site document needs its settings and its grid');
  const sheets: SiteDocument['sheets'] = {};
  for (const [key, part] of parts) {
    const sheet = parseSheetKey(key);
    if (sheet) (sheets[sheet.sheetId] ??= {})[sheet.language] = part as Sheet;
  }
  return { settings, grid, sheets };
}

/** Joins part changes into the shape a save sends. */
export function changesOf(parts: PartChanges): SiteChanges {
  const changes: SiteChanges = {};
  for (const [key, part] of parts) {
    const sheet = parseSheetKey(key);
    if (sheet) ((changes.sheets ??= {})[sheet.sheetId] ??= {})[sheet.language] = part as Sheet | null;
    else if (key === 'settings') changes.settings = part as SiteSettings;
    else changes.grid = part as Grid;
  }
  return changes;
}

/** What leads from one document to another: the least a save has to send. Empty when they are equal. */
export function changesBetween(from: SiteDocument, to: SiteDocument): PartChanges {
  const changes = new Map<PartKey, Part | null>();
  const compare = (key: PartKey, before: Part | undefined, after: Part | undefined): void => {
    if (before === after) return;
    if (after === undefined) changes.set(key, null);
    else if (before === undefined || canonicalJson(before) !== canonicalJson(after)) changes.set(key, after);
  };
  compare('settings', from.settings, to.settings);
  compare('grid', from.grid, to.grid);
  // Documents that come from each other share what did not change: of a thousand sheets only those edited are looked into.
  for (const sheetId of new Set([...Object.keys(to.sheets), ...Object.keys(from.sheets)])) {
    const [before, after] = [from.sheets[sheetId], to.sheets[sheetId]];
    if (before === after) continue;
    for (const language of LANGUAGES) compare(sheetKey(sheetId, language), before?.[language], after?.[language]);
  }
  return changes;
}

/** The document with part changes carried out. */
export function applyChanges(document: SiteDocument, changes: PartChanges): SiteDocument {
  const parts = new Map(partsOf(document));
  for (const [key, part] of changes) {
    if (part === null) parts.delete(key);
    else parts.set(key, part);
  }
  return documentOf(parts);
}
