import postcss, { type AtRule, type Container, type Declaration, type Document } from 'postcss';
import { isKnown, type UsedFeature } from './compat-table.ts';

/** Units that are newer than the basic unit of their kind, with their path in the table. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^cq(?:w|h|i|b|min|max)$/, 'container_query_length_units'],
  [/^d(?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^(?:cap|ch|ic|lh|rcap|rch|rex|ric|rlh)$/, ''],
];

const withoutStrings = (text: string): string => text.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');

function* inValue(property: string, value: string): Generator<string> {
  const text = withoutStrings(value);
  for (const [, name = '', isFunction] of text.matchAll(/(?<![\w.#-])([a-z-]+)(\()?/gi)) {
    if (isFunction) {
      yield `css.types.${name}`;
      yield `css.properties.${property}.${name}_function`;
    }
    yield `css.properties.${property}.${name}`;
  }
  for (const [, unit = ''] of text.matchAll(/(?<![\w#-])[\d.]+([a-z]+)/gi))
    for (const [pattern, kind] of UNITS) if (pattern.test(unit)) yield `css.types.length.${kind || unit}`;
}

function* inSelector(selector: string): Generator<string> {
  for (const [, name = ''] of withoutStrings(selector).matchAll(/::?([a-z-]+)/gi)) yield `css.selectors.${name}`;
}

function* inCondition({ name, params }: AtRule): Generator<string> {
  yield `css.at-rules.${name}`;
  if (name !== 'media') return;
  for (const [, feature = ''] of params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/gi)) yield `css.at-rules.media.${feature}`;
  if (/[<>]/.test(params)) yield 'css.at-rules.media.range_syntax';
}

/** Whether the rule has declared the property before: browsers keep that value if they cannot parse the later one. */
const hasFallback = (declaration: Declaration): boolean => {
  const before = declaration.parent?.nodes.slice(0, declaration.parent.index(declaration)) ?? [];
  return before.some((node) => node.type === 'decl' && node.prop === declaration.prop);
};

/** Whether an enclosing `@supports` tests for a property. */
function isGuarded(property: string, parent: Container | Document | undefined): boolean {
  for (let one = parent; one; one = one.parent as Container | undefined)
    if (one.type === 'atrule' && (one as AtRule).name === 'supports' && (one as AtRule).params.includes(`${property}:`)) return true;
  return false;
}

/** Returns the features of a style sheet, except values after a fallback and properties that an enclosing `@supports` tests for. */
export function cssFeatures(css: string, file: string, firstLine = 1): UsedFeature[] {
  const used: UsedFeature[] = [];
  const add = (paths: Iterable<string>, line = 1): void => {
    for (const path of paths) if (isKnown(path)) used.push({ path, at: `${file}:${firstLine + line - 1}` });
  };
  postcss.parse(css).walk((node) => {
    const line = node.source?.start?.line;
    if (node.type === 'rule')
      add(node.parent?.type === 'atrule' && (node.parent as AtRule).name === 'keyframes' ? [] : inSelector(node.selector), line);
    if (node.type === 'atrule') add(inCondition(node), line);
    if (node.type !== 'decl' || isGuarded(node.prop, node.parent)) return;
    if (node.prop.startsWith('--')) return add([...inValue('', node.value)], line);
    if (!isKnown(`css.properties.${node.prop}`))
      used.push({ path: `css.properties.${node.prop}`, at: `${file}:${firstLine + (line ?? 1) - 1}` });
    add([`css.properties.${node.prop}`, ...(hasFallback(node) ? [] : inValue(node.prop, node.value))], line);
  });
  return used;
}
