import * as z from 'zod';

/** Kinds of zod checks that apply to input only: rules that a stored value need not pass, and transformations of typed text. */
const INPUT_CHECKS: ReadonlySet<string> = new Set(['custom', 'overwrite']);

const known = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value && 'safeParse' in value;

/** Returns the same value with all contained schemas in their stored form; the same object if nothing changes. */
function mapSchemas(value: unknown): unknown {
  if (isSchema(value)) return storedForm(value);
  if (Array.isArray(value)) {
    const mapped = value.map(mapSchemas);
    return mapped.every((one, index) => one === value[index]) ? value : mapped;
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, one, mapSchemas(one)] as const);
  return entries.every(([, one, mapped]) => one === mapped) ? value : Object.fromEntries(entries.map(([name, , mapped]) => [name, mapped]));
}

/**
 * Returns the schema without its rules for input; shape, types and sizes remain. A value that was valid when it was stored can always be
 * read, however strict the rules become. The rules apply when the value is saved again.
 */
export function storedForm<S extends z.core.$ZodType>(schema: S): S {
  const present = known.get(schema);
  if (present) return present as S;
  const { _zod: internals } = schema;
  const { checks = [], ...def } = internals.def;
  const kept = checks.filter(({ _zod: { def: rule } }) => !INPUT_CHECKS.has(rule.check));
  const mapped = mapSchemas(def) as typeof def;
  const isChanged = mapped !== def || kept.length < checks.length;
  const stored = isChanged ? z.clone(schema, { ...mapped, checks: kept }) : schema;
  known.set(schema, stored);
  return stored;
}
