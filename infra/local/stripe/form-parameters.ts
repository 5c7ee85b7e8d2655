/** Parameters in the form encoding of Stripe's API: nested by brackets in their names. */
export interface Parameters {
  readonly [name: string]: string | Parameters;
}

/** Reads `a=1&metadata[key]=2&expand[0]=x`. Later values replace earlier ones. */
export function parseParameters(text: string): Parameters {
  const root: Record<string, string | Parameters> = Object.create(null) as Record<string, string | Parameters>;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    const last = path.pop();
    if (last === undefined) continue;
    let at = root;
    for (const part of path) {
      const inner = at[part];
      const next: Record<string, string | Parameters> =
        typeof inner === 'object' ? inner : (Object.create(null) as Record<string, string | Parameters>);
      at[part] = next;
      at = next;
    }
    at[last] = value;
  }
  return root;
}

/** Returns a text parameter; `undefined` if it is missing or empty, which Stripe does not distinguish. */
export const textOf = (parameters: Parameters, name: string): string | undefined => {
  const value = parameters[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Returns a list or a map of texts. */
export const textsOf = (parameters: Parameters, name: string): Record<string, string> => {
  const value = parameters[name];
  return typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    : {};
};
