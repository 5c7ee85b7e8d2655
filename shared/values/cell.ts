/**
 * Position of a grid cell, both indexes from 0. A cell is named like a spreadsheet's: letters are the column
 * (A to ZZZ), the number is the row (1 to 100). `A1` is the first sheet.
 */
export interface CellPosition {
  row: number;
  column: number;
}

const CELL = /^([A-Z]{1,3})([1-9]\d?|100)$/;
const LETTERS = 26;
/** The code point of A. */
const FIRST_LETTER = 65;

export const FIRST_CELL = 'A1';

/** Returns the letters of a column index: 0 is A, 25 is Z, 26 is AA. */
export function columnLetters(column: number): string {
  const letter = String.fromCodePoint(FIRST_LETTER + (column % LETTERS));
  return column < LETTERS ? letter : columnLetters(Math.floor(column / LETTERS) - 1) + letter;
}

export const cellName = ({ row, column }: CellPosition): string => `${columnLetters(column)}${row + 1}`;

/**
 * Returns the position of a cell name; `undefined` if the name is invalid. A valid name has 1 to 3 capital letters, then a number from 1 to
 * 100.
 */
export function parseCell(name: string): CellPosition | undefined {
  const match = CELL.exec(name);
  if (!match) return undefined;
  const [, letters = '', digits = ''] = match;
  const column = Array.from(letters).reduce((sum, letter) => sum * LETTERS + (letter.codePointAt(0) ?? 0) - FIRST_LETTER + 1, 0) - 1;
  return { row: Number(digits) - 1, column };
}

/** Yields every cell name of a grid, row by row. */
export function* gridCells(rows: number, columns: number): Generator<string> {
  for (let row = 0; row < rows; row += 1) for (let column = 0; column < columns; column += 1) yield cellName({ row, column });
}

/** Whether a cell name lies inside a grid of this size. */
export function isInGrid(name: string, rows: number, columns: number): boolean {
  const position = parseCell(name);
  return position !== undefined && position.row < rows && position.column < columns;
}

/** Orders the names of cells row by row. */
export function byReadingOrder(one: string, other: string): number {
  const [left, right] = [parseCell(one), parseCell(other)];
  return left && right ? left.row - right.row || left.column - right.column : 0;
}
