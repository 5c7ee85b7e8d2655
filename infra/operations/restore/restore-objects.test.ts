import { describe, expect, it } from 'vitest';
import { restoreStep } from '#infra/operations/restore/restore-objects.ts';

const second = (seconds: number): Date => new Date(Date.UTC(2026, 10, 23, 12, 0, seconds));
const version = (id: string, seconds: number, isLatest = false) => ({ key: 'a', id, isMarker: false, isLatest, modified: second(seconds) });
const marker = (id: string, seconds: number, isLatest = false) => ({ ...version(id, seconds, isLatest), isMarker: true });

describe('restoreStep for second 10', () => {
  it.each([
    ['keeps an object that has not changed', [version('v1', 5, true)], { kind: 'keep' }],
    [
      'copies an object that was deleted after second 10',
      [marker('d', 20, true), version('v1', 5)],
      { kind: 'copy', key: 'a', versionId: 'v1' },
    ],
    [
      'copies the version at second 10',
      [version('v3', 20, true), version('v2', 10), version('v1', 5)],
      { kind: 'copy', key: 'a', versionId: 'v2' },
    ],
    ['removes an object that did not exist at second 10', [version('v1', 20, true)], { kind: 'remove', key: 'a' }],
    [
      'removes an object that was deleted before second 10',
      [version('v2', 20, true), marker('d', 8), version('v1', 5)],
      { kind: 'remove', key: 'a' },
    ],
    ['keeps the deletion of an object that was deleted before second 10', [marker('d', 8, true), version('v1', 5)], { kind: 'keep' }],
    ['keeps the deletion of an object that did not exist at second 10', [marker('d', 21, true), version('v1', 20)], { kind: 'keep' }],
    ['keeps the latest of two versions in one second', [version('v1', 9), version('v2', 9, true)], { kind: 'keep' }],
  ])('%s', (_, versions, step) => {
    expect(restoreStep(versions, second(10))).toEqual(step);
    expect(restoreStep(versions.toReversed(), second(10))).toEqual(step);
  });
});
