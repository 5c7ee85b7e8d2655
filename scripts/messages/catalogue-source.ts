import ts from 'typescript';
import type { Texts } from './catalogue-faults.ts';

/** Returns the initial value of the catalogue that a file exports, without `as const` and `satisfies`. */
function catalogueIn(source: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const value = objectOf(statement.declarationList.declarations[0]?.initializer);
    if (value) return value;
  }
  return undefined;
}

/** Returns the object literal of an expression, without `as const` and `satisfies`; `undefined` for other expressions. */
function objectOf(expression: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (!expression) return undefined;
  if (ts.isObjectLiteralExpression(expression)) return expression;
  return ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) ? objectOf(expression.expression) : undefined;
}

/** Returns the texts and groups that an object literal contains itself. Spread objects are in the files of their own catalogues. */
const entriesOf = (group: ts.ObjectLiteralExpression): [key: string, value: ts.Expression][] =>
  group.properties.flatMap((property): [string, ts.Expression][] =>
    ts.isPropertyAssignment(property) && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
      ? [[property.name.text, property.initializer]]
      : [],
  );

const parse = (code: string): ts.ObjectLiteralExpression | undefined =>
  catalogueIn(ts.createSourceFile('catalogue.ts', code, ts.ScriptTarget.Latest, true));

function textsOf(group: ts.ObjectLiteralExpression): Texts {
  return Object.fromEntries(
    entriesOf(group).flatMap(([key, value]): [string, string | Texts][] => {
      if (ts.isStringLiteralLike(value)) return [[key, value.text]];
      const inner = objectOf(value);
      return inner ? [[key, textsOf(inner)]] : [];
    }),
  );
}

/** Returns the texts in the source of a catalogue. */
export function catalogueTexts(code: string): Texts {
  const catalogue = parse(code);
  return catalogue ? textsOf(catalogue) : {};
}

const quoted = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;

/** Returns the source of a catalogue with the given texts. Throws for a key that is not a text of the source. */
export function withCatalogueTexts(code: string, texts: Texts): string {
  const edits: { start: number; end: number; text: string }[] = [];
  function collect(group: ts.ObjectLiteralExpression, changed: Texts, path: string): void {
    const present = new Map(entriesOf(group));
    for (const [key, text] of Object.entries(changed)) {
      const value = present.get(key);
      const inner = objectOf(value);
      if (typeof text !== 'string' && inner) collect(inner, text, `${path}${key}.`);
      else if (typeof text === 'string' && value && ts.isStringLiteralLike(value)) {
        if (text !== value.text) edits.push({ start: value.getStart(), end: value.end, text: quoted(text) });
      } else throw new Error(`${path}${key} is not a text of the catalogue`);
    }
  }
  const catalogue = parse(code);
  if (!catalogue) throw new Error('The file has no catalogue');
  collect(catalogue, texts, '');
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
