import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement, SupportBlock } from '@mdn/browser-compat-data';
import { SUPPORTED_BROWSERS } from '#site-renderer/build/supported-browsers.ts';

// An import with attributes would make tsc read 20 MB of JSON.
const TABLE = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** The names of the supported browsers in the table. Safari has the same versions on phones and desktops, but different features. */
const BROWSERS = { chrome: 'chrome', firefox: 'firefox', safari: 'safari_ios' } as const;

/** Something that code uses, by its path in the table: `css.properties.text-wrap.balance`. */
export interface UsedFeature {
  path: string;
  /** File and line. */
  at: string;
}

function entryOf(path: string): Identifier | undefined {
  let entry: Identifier | undefined = TABLE as unknown as Identifier;
  for (const part of path.split('.')) entry = entry && Object.hasOwn(entry, part) ? entry[part] : undefined;
  return entry;
}

const PREFIX = '-webkit-';
/** The table lists prefixed properties under their usual names. */
const unprefixed = (path: string): string => (entryOf(path) ? path : path.replace(`.${PREFIX}`, '.'));

const supportOf = (path: string): SupportBlock | undefined => entryOf(path)?.['__compat']?.support;

/** Whether the table has an entry at a path. */
export const isKnown = (path: string): boolean => supportOf(unprefixed(path)) !== undefined;

/** Returns the names below a path. */
export const namesBelow = (path: string): string[] => Object.keys(entryOf(path) ?? {});

function isAtMost(version: string, limit: string): boolean {
  const [one, other] = [version, limit].map((text) => text.replace('≤', '').split('.').map(Number)) as [number[], number[]];
  for (const [index, part] of one.entries()) if (part !== (other[index] ?? 0)) return part < (other[index] ?? 0);
  return true;
}

/** Whether a statement covers a version, with a prefix if one is used. Partial implementations count: their notes are about rare cases. */
function covers(
  { version_added: added, version_removed: removed, ...statement }: SimpleSupportStatement,
  version: string,
  prefix: string,
): boolean {
  if (typeof added !== 'string' || added === 'preview' || !isAtMost(added, version)) return false;
  if (typeof removed === 'string' && isAtMost(removed, version)) return false;
  return (statement.prefix ?? '') === prefix && !statement.alternative_name && !statement.flags;
}

/** Returns the supported browsers that lack a feature, with their versions. */
export function browsersWithout(path: string): string[] {
  const listed = unprefixed(path);
  const support = supportOf(listed);
  return Object.entries(SUPPORTED_BROWSERS)
    .filter(([name, version]) => {
      const statements = [support?.[BROWSERS[name as keyof typeof BROWSERS]] ?? []].flat();
      return !statements.some((statement) => covers(statement, version, listed === path ? '' : PREFIX));
    })
    .map(([name, version]) => `${name} ${version}`);
}
