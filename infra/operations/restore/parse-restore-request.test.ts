import { expect, it } from 'vitest';
import { parseRestoreRequest } from '#infra/operations/restore/parse-restore-request.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const parse = (line: string) => parseRestoreRequest(line.split(' '), NOW);

it('parseRestoreRequest reads the names of two tables, and the region of the first table', () => {
  expect(parse('table swipe-restored swipe-live')).toEqual({
    kind: 'table',
    from: 'swipe-restored',
    to: 'swipe-live',
    fromRegion: undefined,
  });
  expect(parse('table a b --from-region ap-northeast-3')).toMatchObject({ fromRegion: 'ap-northeast-3' });
});

it('parseRestoreRequest reads a bucket and a past time with a time zone', () => {
  expect(parse('objects media 2026-11-23T20:30+09:00')).toEqual({ kind: 'objects', bucket: 'media', at: new Date('2026-11-23T11:30:00Z') });
});

it.each([
  '',
  'table a',
  'table a a',
  'table a b c',
  'objects media',
  'objects media 2026-11-23T11:30',
  'objects media yesterday',
  'objects media 2026-11-23T13:00:00Z',
  'buckets a b',
])('parseRestoreRequest rejects "%s"', (line) => expect(parse(line)).toBeUndefined());
