import ts from 'typescript';
import { isKnown, namesBelow, type UsedFeature } from './compat-table.ts';

/** Returns the name of an interface in the table. TypeScript's libraries name some differently, such as `ReadonlyArray`. */
const named = (name: string): string =>
  name
    .replace(/^Readonly(?=Array|Map|Set)/, '')
    .replace(/Constructor$/, '')
    .replace(/^IteratorObject$/, 'Iterator');

const membersOf = (owner: string): string[] => [`api.${owner}`, `javascript.builtins.${owner}`];

/** Returns the names of a type and of everything it inherits from, the closest first. */
function ownersOf(type: ts.Type, checker: ts.TypeChecker): string[] {
  const single = type.isUnion() ? type.types : [type];
  return single.flatMap((one) => {
    const apparent = checker.getApparentType(one);
    const bases = apparent.isClassOrInterface() || apparent.symbol ? (checker.getBaseTypes(targetOf(apparent)) ?? []) : [];
    return [...(apparent.symbol ? [named(apparent.symbol.name)] : []), ...bases.flatMap((base) => ownersOf(base, checker))];
  });
}

/** Returns the declaration of a generic type such as `Map<K, V>`. */
const targetOf = (type: ts.Type): ts.InterfaceType => (type as ts.TypeReference).target ?? type;

const isBuiltIn = (symbol: ts.Symbol | undefined): boolean =>
  symbol?.declarations?.some((declaration) => /[/\\]lib\.[^/\\]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) ?? false;

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the path of a member below the first owner for which the table lists it; empty for none. */
function memberPaths(owners: readonly string[], member: string): string[] {
  if (owners.includes('CSSStyleDeclaration') && isKnown(`css.properties.${kebab(member)}`)) return [`css.properties.${kebab(member)}`];
  const path = owners.flatMap(membersOf).find((owner) => isKnown(`${owner}.${member}`));
  return path === undefined ? [] : [`${path}.${member}`];
}

const globalPaths = (name: string): string[] =>
  [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`].filter(isKnown).slice(0, 1);

/** Returns the options that a call passes as an object literal, by their names in the table. */
function optionPaths(callee: string, call: ts.CallExpression | ts.NewExpression): string[] {
  const below = namesBelow(callee);
  return (call.arguments ?? [])
    .flatMap((argument) => (ts.isObjectLiteralExpression(argument) ? [...argument.properties] : []))
    .flatMap(({ name }) =>
      name && ts.isIdentifier(name)
        ? below.filter(
            (one) =>
              one
                .replace(/_parameter$/, '')
                .split('_')
                .at(-1) === name.text,
          )
        : [],
    )
    .map((one) => `${callee}.${one}`);
}

/** Returns the members of browser interfaces and JavaScript's library that files use, if the table lists them. Bundlers handle syntax. */
export function scriptFeatures(program: ts.Program, files: readonly string[]): UsedFeature[] {
  const checker = program.getTypeChecker();
  const used: UsedFeature[] = [];

  const calleeOf = (node: ts.Expression): string[] => {
    if (ts.isPropertyAccessExpression(node)) {
      if (node.expression.getText() === 'globalThis') return globalPaths(node.name.text);
      if (!isBuiltIn(checker.getSymbolAtLocation(node.name))) return [];
      return memberPaths(ownersOf(checker.getTypeAtLocation(node.expression), checker), node.name.text);
    }
    if (!ts.isIdentifier(node) || !isBuiltIn(checker.getSymbolAtLocation(node))) return [];
    return globalPaths(node.text);
  };

  const eventPaths = (call: ts.CallExpression): string[] => {
    const [type] = call.arguments;
    const { expression: callee } = call;
    if (!type || !ts.isStringLiteral(type) || !/(^|\.)addEventListener$/.test(callee.getText())) return [];
    const owners = ts.isPropertyAccessExpression(callee) ? ownersOf(checker.getTypeAtLocation(callee.expression), checker) : ['Window'];
    return memberPaths([...owners, 'Element', 'Window', 'Document'], `${type.text}_event`);
  };

  const visit = (node: ts.Node, file: ts.SourceFile): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const add = (paths: readonly string[]): void => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      used.push(...paths.map((path) => ({ path, at: `${file.fileName}:${line + 1}` })));
    };
    if (ts.isPropertyAccessExpression(node) || (ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent))) add(calleeOf(node));
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) add(calleeOf(node.expression));
    if (ts.isCallExpression(node)) add(eventPaths(node));
    if (ts.isCallExpression(node) || ts.isNewExpression(node))
      add(calleeOf(node.expression).flatMap((callee) => optionPaths(callee, node)));
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && ts.isIdentifier(node.propertyName ?? node.name)) {
      const type = checker.getTypeAtLocation(node.parent);
      const name = (node.propertyName ?? node.name).getText();
      if (isBuiltIn(checker.getPropertyOfType(type, name))) add(memberPaths(ownersOf(type, checker), name));
    }
    ts.forEachChild(node, (child) => visit(child, file));
  };

  for (const name of files) {
    const file = program.getSourceFile(name);
    if (!file) throw new Error(`${name} is not in the program`);
    visit(file, file);
  }
  return used;
}
