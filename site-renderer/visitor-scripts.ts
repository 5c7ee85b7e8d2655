/** What a page's script does besides leading from sheet to sheet. */
export const SCRIPT_FEATURES = ['slider', 'video', 'menu', 'popups', 'company'] as const;

/** The visitor's runtime as it is written into pages: one for each set of features, so that a page carries what it uses. */
export type VisitorScripts = Readonly<Record<string, string>>;

/** The name of the script with these features; those that need none are passed over. */
export const scriptName = (features: readonly string[]): string =>
  SCRIPT_FEATURES.filter((feature) => features.includes(feature)).join(' ');

/** Every choice among the features. */
export const featureSets = (): string[][] =>
  SCRIPT_FEATURES.reduce<string[][]>((sets, feature) => [...sets, ...sets.map((set) => [...set, feature])], [[]]);

/** The script of a page with these features. */
export function scriptOf(scripts: VisitorScripts, features: readonly string[]): string {
  const script = scripts[scriptName(features)];
  if (script === undefined) throw new Error(`There is no script for ${scriptName(features)}`);
  return script;
}
