import ts from 'typescript';
import { isKnown, type UsedFeature } from './compat-table.ts';

/** Returns the elements, the attributes and their quoted values in components, if the table lists them. */
export function markupFeatures(source: string, file: string): UsedFeature[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const used: UsedFeature[] = [];

  const add = (node: ts.Node, paths: readonly string[]): void => {
    const at = `${file}:${parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    used.push(...paths.filter(isKnown).map((path) => ({ path, at })));
  };

  const addAttribute = (element: string, node: ts.Node, name: string, value: ts.Node | undefined): void => {
    const attribute = name.toLowerCase();
    for (const owner of [`html.elements.${element}`, 'html.global_attributes'])
      add(node, [`${owner}.${attribute}`, ...(value && ts.isStringLiteral(value) ? [`${owner}.${attribute}.${value.text}`] : [])]);
  };

  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const element = node.tagName.getText();
      add(node, [`html.elements.${element}`]);
      for (const attribute of node.attributes.properties) {
        if (ts.isJsxAttribute(attribute)) addAttribute(element, attribute, attribute.name.getText(), attribute.initializer);
        else addSpread(element, attribute);
      }
    }
    ts.forEachChild(node, visit);
  };
  /** Adds the attributes of an object literal that is spread into an element. */
  const addSpread = (element: string, node: ts.Node): void => {
    if (ts.isPropertyAssignment(node))
      addAttribute(
        element,
        node,
        node.name.getText(),
        ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer,
      );
    ts.forEachChild(node, (child) => addSpread(element, child));
  };
  visit(parsed);
  return used;
}

/** Whether a template literal is the argument of `minifyCss` or named as a style sheet. */
const isStyled = (parent: ts.Node): boolean =>
  (ts.isCallExpression(parent) && parent.expression.getText() === 'minifyCss') ||
  (ts.isVariableDeclaration(parent) && /CSS$|STYLES$/.test(parent.name.getText()));

/** Returns the style sheets in a source file with their lines: `isStyled` template literals, and all of them in a file `…-css.ts`. */
export function stylesIn(source: string, file: string): { css: string; line: number }[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: { css: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateLiteral(node) && (isStyled(node.parent) || file.endsWith('-css.ts'))) {
      const css = ts.isNoSubstitutionTemplateLiteral(node)
        ? node.text
        : [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('/**/');
      if (css.includes('{')) found.push({ css, line: parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}
