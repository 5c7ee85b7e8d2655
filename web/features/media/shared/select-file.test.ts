import { describe, expect, it } from 'vitest';
import { type FileSelection, NO_FILES, selectFile } from '#web/features/media/shared/select-file.ts';

const LISTED = Array.from('abcdefghijkl').map((id) => ({ id }));
type Selection = FileSelection<{ id: string }>;

/** Presses files one after another; an upper-case letter is pressed with the Shift key. */
const press = (letters: string, max = 12): string =>
  Array.from(letters)
    .reduce<Selection>(
      (selection, letter) => selectFile(selection, LISTED, { id: letter.toLowerCase() }, { isRange: letter !== letter.toLowerCase(), max }),
      NO_FILES,
    )
    .files.map(({ id }) => id)
    .join('');

describe('selectFile', () => {
  it.each([
    ['selects files in the order in which they are pressed', 'cab', 'cab'],
    ['deselects a file that is pressed again', 'cac', 'a'],
    ['selects ten files with two presses', 'aJ', 'abcdefghij'],
    ['selects a range backwards', 'eC', 'edc'],
    ['keeps the order of files that a range contains already', 'caD', 'cabd'],
    ['selects one file by a range without an anchor', 'D', 'd'],
  ])('%s', (_, letters, selected) => {
    expect(press(letters)).toBe(selected);
  });

  it('selects no more files than the maximum', () => {
    expect(press('aJ', 4)).toBe('abcd');
    expect(press('abcde', 4)).toBe('abcd');
  });
});
