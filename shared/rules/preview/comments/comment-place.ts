/** The state of a commented sheet in the working revision. */
export interface CommentedSheet {
  /** Hash of the sheet in the language of the comment; `null` if the sheet has no content in that language. */
  hash: string | null;
  /** The cell of the sheet; `null` if no cell has the sheet. */
  cell: string | null;
}

/** Returns the current position of a comment, which moves with its sheet. `isChanged`: whether the commented sheet has changed. */
export const commentPlace = (commented: string | null, now: CommentedSheet): { cell: string | null; isChanged: boolean } => ({
  cell: now.cell,
  isChanged: now.cell === null || now.hash !== commented,
});

/** Returns the cell of a sheet in a grid; `null` if no cell has the sheet. */
export const cellOfSheet = (cells: Readonly<Record<string, string>>, sheetId: string): string | null =>
  Object.keys(cells).find((cell) => cells[cell] === sheetId) ?? null;
