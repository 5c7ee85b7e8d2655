import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { FORMER_PATHS_MAX, formerPathsAfter } from '#shared/rules/sites/former-paths.ts';

/** Returns the former paths of a site after a sequence of paths. */
const after = (...paths: readonly string[]): string[] =>
  paths.reduce<{ former: string[]; path: string }>(({ former, path }, to) => ({ former: formerPathsAfter(former, path, to), path: to }), {
    former: [],
    path: '',
  }).former;

it.each([
  ['of a site without changes', ['shop'], []],
  ['after a change', ['old', 'new'], ['old']],
  ['after a chain of changes, latest first', ['one', 'two', 'three'], ['two', 'one']],
  ['after a path was removed', ['old', ''], ['old']],
  ['after a path was used again', ['old', 'new', 'old'], ['new']],
  ['after publications without a change', ['old', 'new', 'new'], ['old']],
  ['after the same change twice', ['a1b', 'b1c', 'a1b', 'b1c'], ['a1b']],
])('formerPathsAfter returns the former paths %s', (_, paths, former) => {
  expect(after(...paths)).toEqual(former);
});

it('formerPathsAfter returns at most the latest few, each once, and never the current path', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('', 'aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg'), { minLength: 1, maxLength: 20 }), (paths) => {
      const former = after(...paths);
      expect(former.length).toBeLessThanOrEqual(FORMER_PATHS_MAX);
      expect(new Set(former).size).toBe(former.length);
      expect(former).not.toContain(paths.at(-1));
      expect(former).not.toContain('');
      const latest = paths.findLast((path) => path !== '' && path !== paths.at(-1));
      expect(former[0]).toBe(latest);
    }),
  );
});
