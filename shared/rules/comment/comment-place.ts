/** What the working revision contains of the sheet of a comment. */
export interface CommentedSheet {
  /** Hash of the sheet in the language of the comment; `null` if it has no content in it. */
  hash: string | null;
  /** `null`: the sheet is in no cell. */
  cell: string | null;
}

/**
 * Where a comment belongs now: a comment stays with its sheet wherever the sheet is moved. `isChanged`: the sheet is not what was
 * commented on any more.
 */
export const commentPlace = (commented: string | null, now: CommentedSheet): { cell: string | null; isChanged: boolean } => ({
  cell: now.cell,
  isChanged: now.cell === null || now.hash !== commented,
});

/** The cell of a sheet in a grid; `null` if it is in none. */
export const cellOfSheet = (cells: Readonly<Record<string, string>>, sheetId: string): string | null =>
  Object.keys(cells).find((cell) => cells[cell] === sheetId) ?? null;
