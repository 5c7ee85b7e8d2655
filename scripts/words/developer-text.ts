import ts from 'typescript';

/** A piece of a file that developers read, with the line it begins in (from 1). */
export interface DeveloperText {
  kind: 'text' | 'name';
  line: number;
  text: string;
}

/** Returns an identifier or path as words: `isOnAir` and `is-on-air` become `is On Air`. */
export const asWords = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[-_./$]+/g, ' ');

/** Returns the outermost function of a call: `it` of `it.each(rows)('title', …)`. */
function calledName(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) ? calledName(node.expression) : undefined;
}

const TITLED = new Set(['it', 'test', 'describe']);

/** Whether a string is written for developers: the title of a test or the message of an error. */
function isDeveloperString(node: ts.Node): boolean {
  const { parent } = node;
  // The argument of an AppError is a code, which is a wire name.
  if (ts.isNewExpression(parent))
    return ts.isIdentifier(parent.expression) && parent.expression.text.endsWith('Error') && parent.expression.text !== 'AppError';
  return ts.isCallExpression(parent) && parent.arguments[0] === node && TITLED.has(calledName(parent.expression) ?? '');
}

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** Returns where the text of a literal or of JSX begins; `undefined` for any other node. Such text contains no comments. */
function startOfLiteral(node: ts.Node, file: ts.SourceFile): number | undefined {
  // JSX text includes its leading white space.
  if (node.kind === ts.SyntaxKind.JsxText) return node.pos;
  return ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)
    ? node.getStart(file)
    : undefined;
}

/**
 * Returns what developers read of a TypeScript or JavaScript file: comments, identifiers, titles of tests and messages of errors.
 * Other strings and JSX text are data, wire names or visible text.
 */
export function textsOfScript(path: string, source: string): DeveloperText[] {
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const file = ts.createSourceFile(path, source, options, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const texts: DeveloperText[] = [];
  const add = (kind: DeveloperText['kind'], position: number, text: string): void => {
    texts.push({ kind, line: file.getLineAndCharacterOfPosition(position).line + 1, text });
  };
  /** The source up to the visited node with blanked literals, so that everything that looks like a comment is a comment. */
  let code = '';
  const visit = (node: ts.Node): void => {
    const start = startOfLiteral(node, file);
    if (start !== undefined) code += source.slice(code.length, start) + ' '.repeat(node.end - start);
    if (ts.isIdentifier(node)) add('name', node.getStart(file), asWords(node.text));
    else if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && isDeveloperString(node))
      add('text', node.getStart(file), node.getText(file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  code += source.slice(code.length);
  // Names in backticks may be wire names.
  for (const { index, 0: comment } of code.matchAll(COMMENT)) add('text', index, comment.replaceAll(/`[^`\n]*`/g, ''));
  return texts.toSorted((one, other) => one.line - other.line);
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Returns what developers read of a Markdown page: everything but code and quoted text. */
export function textsOfMarkdown(source: string): DeveloperText[] {
  const prose = source
    .replaceAll(/^```[\s\S]*?^```/gm, blank)
    .replaceAll(/`[^`\n]*`/g, blank)
    .replaceAll(/"[^"\n]*"|“[^”\n]*”/g, blank)
    .replaceAll(/\]\([^)\n]*\)/g, blank);
  return prose.split('\n').map((text, index) => ({ kind: 'text', line: index + 1, text }));
}

/** Returns the comments of a style sheet. */
export const textsOfStyles = (source: string): DeveloperText[] =>
  Array.from(source.matchAll(/\/\*[\s\S]*?\*\//g), (match) => ({
    kind: 'text' as const,
    line: source.slice(0, match.index).split('\n').length,
    text: match[0],
  }));
