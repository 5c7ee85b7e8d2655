import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The entry of a package that the build writes to `licences.json`. */
export interface ListedPackage {
  name: string;
  text?: string;
}

/** Packages that are published without the text of their licence, each with the bundled package of the same authors that has the text. */
const TEXT_IN: Readonly<Record<string, string>> = { 'react-remove-scroll-bar': 'react-remove-scroll' };

/** Packages that are published without the text of their licence, each with an installed package of the same authors whose file has it. */
const FILE_IN: Readonly<Record<string, string>> = { budoux: 'lighthouse' };

function textInFile(name: string): string | undefined {
  const other = FILE_IN[name];
  if (other === undefined) return undefined;
  const manifest = createRequire(import.meta.url).resolve(`${other}/package.json`);
  return readFileSync(join(dirname(manifest), 'LICENSE'), 'utf8');
}

/** Returns the list with a licence text added to each package that is published without one. */
export const withTexts = <Package extends ListedPackage>(listed: readonly Package[]): Package[] =>
  listed.map((one) => {
    const text = one.text ?? listed.find(({ name }) => name === TEXT_IN[one.name])?.text ?? textInFile(one.name);
    return { ...one, ...(text !== undefined && { text }) };
  });

/** Returns the name of the package that a module belongs to; `undefined` for the console's own modules. */
function packageOf(moduleId: string): string | undefined {
  const inPackage = moduleId.split('/node_modules/').slice(1).at(-1);
  return inPackage === undefined ? undefined : /^(?:@[^/]+\/)?[^/?]+/.exec(inPackage)?.[0];
}

/** Returns the sorted names of the bundled packages that are not listed with the text of their licence. */
export function unlistedPackages(moduleIds: Iterable<string>, listed: readonly ListedPackage[]): string[] {
  const known = new Set(listed.flatMap(({ name, text }) => (text === undefined ? [] : [name])));
  const bundled = new Set([...moduleIds].flatMap((id) => (id.startsWith('\0') ? [] : (packageOf(id) ?? []))));
  return [...bundled].filter((name) => !known.has(name)).toSorted();
}
