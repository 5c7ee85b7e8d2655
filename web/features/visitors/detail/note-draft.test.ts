import { describe, expect, it } from 'vitest';
import { isDirty, startDraft, withStored, withTheirs } from '#web/features/visitors/detail/note-draft.ts';

const typed = (text: string, base = '', sent: string | null = null) => ({ text, base, sent });

describe('isDirty', () => {
  it('ignores white space at the ends', () => expect(isDirty(typed('電話済み\n', '電話済み'))).toBe(false));
  it('returns true for a changed text', () => expect(isDirty(typed('電話', '電話済み'))).toBe(true));
});

describe('withStored', () => {
  it('returns the stored note if nothing was typed', () => expect(withStored(startDraft('前'), '後')).toEqual(startDraft('後')));
  it('takes the sent text as the base after it was saved, and keeps text typed since', () =>
    expect(withStored(typed('電話済み。再送', '', '電話済み'), '電話済み')).toMatchObject({ text: '電話済み。再送', base: '電話済み' }));
  it('keeps text and base if another login has changed the note', () =>
    expect(withStored(typed('私のメモ'), '佐藤のメモ')).toEqual(typed('私のメモ')));
  it('takes the stored text as the base if it equals the typed text', () => expect(withStored(typed('済 '), '済').base).toBe('済'));
});

describe('withTheirs', () => {
  it('joins the stored and the typed note, with the stored note as the base', () =>
    expect(withTheirs(typed('私のメモ '), '佐藤のメモ')).toEqual({ text: '佐藤のメモ\n\n私のメモ', base: '佐藤のメモ', sent: null }));
  it('returns the typed note if the stored note is empty', () => expect(withTheirs(typed('私のメモ', '前'), '').text).toBe('私のメモ'));
});
