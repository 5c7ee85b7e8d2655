import { describe, expect, it, vi } from 'vitest';
import type { EntryChange, EntryDetail } from '#shared/model/visitors/form-entry.ts';
import { EntryConflict, updateEntry } from '#web/features/visitors/detail/update-entry.ts';
import { ENTRY, entryDetailOf } from '#web/features/visitors/visitor-fixture.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

const DETAIL = entryDetailOf(ENTRY);
const refused = (code: 'version-conflict' | 'not-found', status: number) =>
  new ApiError({ kind: 'refused', status, statusText: '', refusal: { code }, message: null });

/** A server with one entry that records the versions of the changes sent to it. */
function serverWith(entry: EntryDetail) {
  let stored = entry;
  const versions: number[] = [];
  return {
    versions,
    calls: {
      base: DETAIL,
      read: async () => stored,
      update: vi.fn(async ({ version, note, state }: EntryChange) => {
        versions.push(version);
        if (version !== stored.version) throw refused('version-conflict', 409);
        stored = {
          ...stored,
          version: version + 1,
          ...(state && { state }),
          ...(note !== undefined && { note: { text: note, by: '私', at: DETAIL.createdAt } }),
        };
        return stored;
      }),
    },
  };
}

describe('updateEntry', () => {
  it('sends the change with the version that it is based on', async () => {
    const { calls, versions } = serverWith(DETAIL);
    expect(await updateEntry({ state: { from: 'new', to: 'done' } }, calls)).toMatchObject({ state: 'done', version: 2 });
    expect(versions).toEqual([1]);
    expect(calls.update).toHaveBeenCalledWith({ version: 1, state: 'done' });
  });

  it('repeats the change if another login changed another field', async () => {
    const { calls, versions } = serverWith({ ...DETAIL, version: 5, state: 'in-progress' });
    expect(await updateEntry({ note: { from: '', to: '電話済み' } }, calls)).toMatchObject({ state: 'in-progress', version: 6 });
    expect(versions).toEqual([1, 5]);
  });

  it('throws EntryConflict and overwrites nothing if another login changed the same field', async () => {
    const { calls, versions } = serverWith({ ...DETAIL, version: 2, note: { text: '先に書いた', by: '佐藤', at: DETAIL.createdAt } });
    await expect(updateEntry({ note: { from: '', to: '後から書いた' } }, calls)).rejects.toBeInstanceOf(EntryConflict);
    expect(versions).toEqual([1]);
    const { calls: assigned } = serverWith({ ...DETAIL, version: 2, assignee: { id: 'a', name: '佐藤' } });
    await expect(updateEntry({ assigneeId: { from: null, to: 'b' } }, assigned)).rejects.toBeInstanceOf(EntryConflict);
  });

  it('rethrows refusals other than version-conflict', async () => {
    const update = vi.fn().mockRejectedValue(refused('not-found', 404));
    const { calls } = serverWith(DETAIL);
    await expect(updateEntry({ state: { from: 'new', to: 'done' } }, { ...calls, update })).rejects.toMatchObject({ status: 404 });
    expect(update).toHaveBeenCalledOnce();
  });
});
