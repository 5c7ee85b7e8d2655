import * as fc from 'fast-check';
import { isLongRun } from '#test/support/long-run.ts';

const DEPTH = 300;
const nested = (open: string, close: string): unknown => JSON.parse(`${open.repeat(DEPTH)}0${close.repeat(DEPTH)}`);

/** Values that do not fit most fields, by what makes them hostile. */
const VALUE_CLASSES: Readonly<Record<string, readonly unknown[]>> = {
  absent: [null, true],
  // The smallest is below what the table can hold.
  number: [0, -1, 1.5, 1e308, 2.03e-313, Number.MAX_SAFE_INTEGER + 2],
  'short text': ['', ' '],
  'odd characters': ['\u0000', '\ud800', '\u202Etxt.exe', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞'],
  'long text': ['💥'.repeat(300), 'x'.repeat(100_000)],
  injection: [
    "' OR 1=1; --",
    '<script>alert(1)</script>',
    '../../../etc/passwd',
    '${jndi:ldap://example.com/a}',
    '__proto__',
    'constructor',
  ],
  'unknown id or time': ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'a12345678901', '9999-99-99T99:99:99Z'],
  list: [[], [[]], [null]],
  object: [{}, { length: -1 }, { toString: 'x', valueOf: 1 }],
  prototype: [JSON.parse('{"__proto__":{"isAdmin":true}}'), { constructor: { prototype: { isAdmin: true } } }],
  deep: [nested('[', ']'), nested('{"a":', '}')],
};

export const HOSTILE_VALUES: readonly unknown[] = Object.values(VALUE_CLASSES).flat();

const isText = (value: unknown): value is string => typeof value === 'string';
const TEXT_CLASSES: readonly (readonly string[])[] = Object.values(VALUE_CLASSES)
  .map((values) => values.filter(isText))
  .filter((texts) => texts.length > 0);

export const HOSTILE_TEXTS: readonly string[] = TEXT_CLASSES.flat();

/**
 * Returns one value of each class, or all values in a long run. The next `turn` takes the next value of each class, so that neighbouring
 * endpoints together try the whole class. The turn follows from the position, so that a failure is repeatable.
 */
export function oneOfEach<T>(classes: readonly (readonly T[])[], turn: number): T[] {
  return isLongRun ? classes.flat() : classes.flatMap((values) => values.slice(turn % values.length).slice(0, 1));
}

/** Returns `count` of the values, different ones for the next `turn`; all in a long run. For input that all endpoints handle alike. */
export const someOf = <T>(values: readonly T[], count: number, turn: number): T[] =>
  isLongRun ? [...values] : values.filter((_, index) => (index + turn * count) % values.length < count);

/** Hostile values, or texts, of every class. */
export const hostileValues = (turn: number): unknown[] => oneOfEach(Object.values(VALUE_CLASSES), turn);
export const hostileTexts = (turn: number): string[] => oneOfEach(TEXT_CLASSES, turn);

type Path = readonly (string | number)[];

/** The path of a value and of everything inside it. */
export function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* pathsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** The value with the one at `path` replaced. */
export function replacedAt(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((inner: unknown, index) => (index === key ? replacedAt(inner, rest, by) : inner));
  const entries = Object.entries(value as object).map(([name, inner]: [string, unknown]) => [
    name,
    name === key ? replacedAt(inner, rest, by) : inner,
  ]);
  return Object.fromEntries(entries);
}

/** The value without the one at `path`. */
export function withoutAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return undefined;
  if (Array.isArray(value))
    return rest.length === 0
      ? value.toSpliced(Number(key), 1)
      : value.map((inner: unknown, index) => (index === key ? withoutAt(inner, rest) : inner));
  const entries = Object.entries(value as object).flatMap(([name, inner]: [string, unknown]) => {
    if (name !== key) return [[name, inner]];
    return rest.length === 0 ? [] : [[name, withoutAt(inner, rest)]];
  });
  return Object.fromEntries(entries);
}

/** Valid input with up to three values replaced by hostile or arbitrary JSON values. */
export const corruptedVersionsOf = (valid: unknown): fc.Arbitrary<unknown> => {
  const junk = fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary' }));
  const place = fc.constantFrom(...pathsIn(valid));
  return fc.array(fc.tuple(place, junk), { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce<unknown>((value, [path, by]) => {
      const stillThere = [...pathsIn(value)].some((known) => known.join('.') === path.join('.'));
      return stillThere ? replacedAt(value, path, by) : value;
    }, valid),
  );
};
