import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET } from '#shared/model/site.ts';
import { cellMark } from '#web/features/editor/grid/cell-state.ts';
import { IMAGE } from '#web/features/editor/model/site-arbitraries.ts';
import type { Upload } from '#web/features/editor/uploads/upload-queue.ts';

const upload = (state: Upload['state']): Upload => ({
  id: '1',
  batch: { id: '1', at: 0 },
  file: new File([], 'a.png'),
  cell: 'A1',
  state,
  progress: 0,
  fault: null,
});

describe('the mark of a cell', () => {
  it('names what is missing', () => {
    expect(cellMark(undefined, undefined, false)).toBe('empty');
    expect(cellMark(EMPTY_SHEET, undefined, false)).toBe('noImage');
    expect(cellMark({ ...EMPTY_SHEET, image: IMAGE }, undefined, false)).toBe('noAlt');
    expect(cellMark({ ...EMPTY_SHEET, image: IMAGE, imageAlt: 'a picture' }, undefined, false)).toBeNull();
  });

  it('puts an upload before a fault, and a fault before what is missing', () => {
    expect(cellMark({ ...EMPTY_SHEET, image: IMAGE }, upload('sending'), true)).toBe('uploading');
    expect(cellMark(undefined, upload('failed'), false)).toBe('uploadFailed');
    expect(cellMark({ ...EMPTY_SHEET, image: IMAGE }, undefined, true)).toBe('faulty');
  });
});
