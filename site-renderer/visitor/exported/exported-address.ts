import { FIRST_CELL } from '#shared/values/cell.ts';

/**
 * Appends a cell, or the name of a file, to the home of a language in an exported site: the relative path of the folder with all pages of
 * the language. Moves between them keep the folder, so relative paths remain valid. Any static host serves `.html` files (ADR 126).
 */
export const appendCellPath = (home: string, cell: string): string => {
  if (cell === FIRST_CELL) return home;
  return home + (cell.includes('.') ? cell : `${cell}.html`);
};
