import { describe, expect, it, vi } from 'vitest';
import { fetchFullPage } from '#web/lib/api/fetch-full-page.ts';

/** A list with pages of these sizes; a cursor is the index of its page. */
const listOf = (...sizes: number[]) =>
  vi.fn(async (cursor: string | null) => {
    const index = Number(cursor ?? 0);
    return {
      items: Array.from({ length: sizes[index] ?? 0 }, (_, item) => `${index}.${item}`),
      nextCursor: index + 1 < sizes.length ? String(index + 1) : null,
    };
  });

describe('fetchFullPage', () => {
  it('stops after a full page', async () => {
    const read = listOf(3, 3);
    expect(await fetchFullPage(read, null, 3)).toEqual({ items: ['0.0', '0.1', '0.2'], nextCursor: '1' });
    expect(read).toHaveBeenCalledOnce();
  });
  it('reads on after short and empty pages', async () =>
    expect(await fetchFullPage(listOf(1, 0, 2, 5), null, 3)).toEqual({ items: ['0.0', '2.0', '2.1'], nextCursor: '3' }));
  it('stops at the end of the list', async () =>
    expect(await fetchFullPage(listOf(1, 0), null, 3)).toEqual({ items: ['0.0'], nextCursor: null }));
  it('stops after four requests', async () => {
    const read = listOf(0, 0, 0, 0, 0, 1);
    expect(await fetchFullPage(read, null, 3)).toEqual({ items: [], nextCursor: '4' });
    expect(read).toHaveBeenCalledTimes(4);
  });
  it('starts at the given cursor', async () => expect((await fetchFullPage(listOf(1, 2, 3), '2', 3)).items).toEqual(['2.0', '2.1', '2.2']));
});
