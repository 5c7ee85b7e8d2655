import type { LiveContent } from '#functions/publishing/services/published-site/live-content.ts';
import { positionsIn, sheetsAt } from '#functions/publishing/services/published-site/placed-sheet.ts';
import { requiredPart } from '#functions/sites/services/part-source.ts';
import { type PlacedPopup, placedPopups } from '#shared/rules/popups/placed-popups.ts';
import type { SheetPosition } from '#shared/rules/sheets/sheet-positions.ts';
import { parsePartKey, type PartKey, popupKey } from '#shared/rules/sites/site-parts.ts';

const popupIdsOf = ({ manifest }: LiveContent): string[] =>
  (Object.keys(manifest) as PartKey[]).flatMap((key) => {
    const name = parsePartKey(key);
    return name.kind === 'popup' ? name.popupId : [];
  });

/** Returns the popups on these sheets, members-only or not. Makes one read. */
export async function popupsOverSheets(content: LiveContent, sheets: readonly SheetPosition[]): Promise<PlacedPopup[]> {
  const ids = popupIdsOf(content);
  const parts = await content.read(ids.map((id) => popupKey(id)));
  return placedPopups(Object.fromEntries(ids.map((id) => [id, requiredPart(parts, popupKey(id))])), content, sheets);
}

/**
 * Returns the popups on public sheets, in the content's language or else in the default language. Reads the grid and the popups at once,
 * then the first sheet of each popup, and further sheets only if the first is members-only: two reads, rarely three, and one without
 * popups.
 */
export async function popupsOverPublicSheets(content: LiveContent): Promise<PlacedPopup[]> {
  const parts = await content.read(['grid', ...popupIdsOf(content).map((id) => popupKey(id))]);
  const positions = positionsIn(content, requiredPart(parts, 'grid'));
  const popups = await popupsOverSheets(content, positions);
  const publicOf = async (candidates: readonly PlacedPopup[], cellsOf: (popup: PlacedPopup) => readonly string[]) => {
    const cells = new Set(candidates.flatMap(cellsOf));
    const sheets =
      cells.size === 0
        ? []
        : await sheetsAt(
            content,
            positions.filter(({ cell }) => cells.has(cell)),
          );
    const open = new Set(sheets.filter(({ sheet }) => !sheet.membersOnlyLock).map(({ cell }) => cell));
    return new Set(candidates.filter((popup) => cellsOf(popup).some((cell) => open.has(cell))));
  };
  const first = await publicOf(popups, ({ cells }) => cells.slice(0, 1));
  const others = await publicOf(
    popups.filter((popup) => !first.has(popup)),
    ({ cells }) => cells.slice(1),
  );
  return popups.filter((popup) => first.has(popup) || others.has(popup));
}
