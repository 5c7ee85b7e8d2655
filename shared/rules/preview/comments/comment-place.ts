/** The state of a commented sheet in the working revision. */
export interface CommentedSheet {
  /** Hash of the sheet in the language of the comment; `null` if it has no content in it. */
  hash: string | null;
  /** `null`: no cell has the sheet. */
  cell: string | null;
}

/**
 * The present place of a comment, which stays with its sheet wherever the sheet is moved. `isChanged`: the sheet differs from the
 * commented one.
 */
export const commentPlace = (commented: string | null, now: CommentedSheet): { cell: string | null; isChanged: boolean } => ({
  cell: now.cell,
  isChanged: now.cell === null || now.hash !== commented,
});

/** The cell of a sheet in a grid; `null` if it is in none. */
export const cellOfSheet = (cells: Readonly<Record<string, string>>, sheetId: string): string | null =>
  Object.keys(cells).find((cell) => cells[cell] === sheetId) ?? null;
