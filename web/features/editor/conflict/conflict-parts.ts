import type { Language } from '#shared/model/language.ts';
import type { Grid, Sheet, SiteDocument, SiteSettings } from '#shared/model/site.ts';
import { canonicalJson, parseSheetKey, partsOf, type PartKey } from '#shared/rules/site-parts.ts';
import { cellOfSheet } from '#web/features/editor/model/edit-site.ts';
import type { PendingConflict } from '#web/features/editor/model/editor-state.ts';
import { mergeDocuments } from '#web/features/editor/model/merge-documents.ts';

interface Versions<P> {
  key: PartKey;
  mine: P | null;
  theirs: P | null;
}

/** A part both sides changed, as it stands on each; a sheet's is `null` on the side that removed it. */
export type ConflictPart =
  | (Versions<Sheet> & { kind: 'sheet'; cell: string; language: Language; differing: (keyof Sheet)[] })
  | (Versions<SiteSettings> & { kind: 'settings'; differing: (keyof SiteSettings)[] })
  | (Versions<Grid> & { kind: 'grid'; isSizeDiffering: boolean; differing: string[] });

function differingKeys<P extends object>(mine: P | null, theirs: P | null): (keyof P)[] {
  if (!mine || !theirs) return [];
  return (Object.keys(mine) as (keyof P)[]).filter((key) => canonicalJson(mine[key]) !== canonicalJson(theirs[key]));
}

/** What a person has to choose between: for each part in conflict, mine as it is now and theirs. */
export function conflictParts({ ancestor, theirs }: Pick<PendingConflict, 'ancestor' | 'theirs'>, mine: SiteDocument): ConflictPart[] {
  const { conflicts } = mergeDocuments(ancestor, theirs.document, mine, () => 'mine');
  const [own, other] = [partsOf(mine), partsOf(theirs.document)];
  return conflicts.map((key): ConflictPart => {
    const sheet = parseSheetKey(key);
    if (sheet) {
      const versions = { mine: (own.get(key) as Sheet | undefined) ?? null, theirs: (other.get(key) as Sheet | undefined) ?? null };
      const cell = cellOfSheet(mine, sheet.sheetId) ?? cellOfSheet(theirs.document, sheet.sheetId) ?? '';
      return { key, kind: 'sheet', cell, language: sheet.language, ...versions, differing: differingKeys(versions.mine, versions.theirs) };
    }
    if (key === 'settings') {
      const versions = { mine: mine.settings, theirs: theirs.document.settings };
      return { key, kind: 'settings', ...versions, differing: differingKeys(versions.mine, versions.theirs) };
    }
    const versions = { mine: mine.grid, theirs: theirs.document.grid };
    const isSizeDiffering =
      versions.mine.numberHorizontal !== versions.theirs.numberHorizontal ||
      versions.mine.numberVertical !== versions.theirs.numberVertical;
    const cells = new Set([...Object.keys(versions.mine.cells), ...Object.keys(versions.theirs.cells)]);
    return {
      key,
      kind: 'grid',
      ...versions,
      isSizeDiffering,
      differing: [...cells].filter((cell) => versions.mine.cells[cell] !== versions.theirs.cells[cell]).toSorted(),
    };
  });
}
