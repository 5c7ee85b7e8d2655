import type { Language } from '#shared/model/language.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import type { Grid, LanguageKind, LanguagePart, Sheet, SiteDocument, SiteSettings } from '#shared/model/sites/site.ts';
import type { SheetField } from '#shared/model/sites/sheet-fields.ts';
import { canonicalJson, parsePartKey, getPart, type PartKey } from '#shared/rules/sites/site-parts.ts';
import { cellOfSheet } from '#web/features/editor/model/document/edit-document.ts';
import type { PendingConflict } from '#web/features/editor/model/editor/editor-state.ts';
import { mergeDocuments } from '#web/features/editor/model/save/merge-documents.ts';

interface Versions<P> {
  key: PartKey;
  mine: P | null;
  theirs: P | null;
}

/** A part that both sides changed, in both versions; `null` on the side that removed it. */
export type ConflictPart =
  | (Versions<Sheet> & { kind: 'sheet'; cell: string; language: Language; differing: SheetField[] })
  | (Versions<LanguagePart> & { kind: LanguageKind; language: Language; differing: string[] })
  | (Versions<PopupCta> & { kind: 'popup'; name: string; differing: string[] })
  | (Versions<SiteSettings> & { kind: 'settings'; differing: (keyof SiteSettings)[] })
  | (Versions<Grid> & { kind: 'grid'; isSizeDiffering: boolean; differing: string[] });

function differingKeys<P extends object>(mine: P | null, theirs: P | null): (keyof P)[] {
  if (!mine || !theirs) return [];
  return (Object.keys(mine) as (keyof P)[]).filter((key) => canonicalJson(mine[key]) !== canonicalJson(theirs[key]));
}

/** Returns the parts in conflict, each with its local and its remote version. */
export function conflictParts({ ancestor, theirs }: Pick<PendingConflict, 'ancestor' | 'theirs'>, mine: SiteDocument): ConflictPart[] {
  const { conflicts } = mergeDocuments(ancestor, theirs.document, mine, () => 'mine');
  const versionsOf = <P>(key: PartKey) => ({
    mine: (getPart(mine, key) as P | undefined) ?? null,
    theirs: (getPart(theirs.document, key) as P | undefined) ?? null,
  });
  return conflicts.map((key): ConflictPart => {
    const name = parsePartKey(key);
    if (name.kind === 'sheet') {
      const versions = versionsOf<Sheet>(key);
      const cell = cellOfSheet(mine, name.sheetId) ?? cellOfSheet(theirs.document, name.sheetId) ?? '';
      const differing = differingKeys(versions.mine, versions.theirs).filter((field) => field !== 'basedOn');
      return { key, kind: 'sheet', cell, language: name.language, ...versions, differing };
    }
    if (name.kind === 'popup') {
      const versions = versionsOf<PopupCta>(key);
      const popupName = (versions.mine ?? versions.theirs)?.name ?? '';
      return { key, kind: 'popup', name: popupName, ...versions, differing: differingKeys(versions.mine, versions.theirs) };
    }
    if ('language' in name) {
      const versions = versionsOf<LanguagePart>(key);
      const differing: string[] = differingKeys(versions.mine, versions.theirs);
      return { key, kind: name.kind, language: name.language, ...versions, differing: differing.filter((field) => field !== 'basedOn') };
    }
    if (name.kind === 'settings') {
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
