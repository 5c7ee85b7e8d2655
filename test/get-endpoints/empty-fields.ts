const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** Keys of records, which paths replace by `*`: ids, cells and languages. */
const RECORD_KEY = /^(?:[0-9A-HJKMNP-TV-Z]{26}|[A-Z]{1,3}\d{1,3}|jp|en|cn|kr)$/;

function* fieldsIn(value: unknown, path: string): Generator<[string, boolean]> {
  if (typeof value !== 'object' || value === null || isEmpty(value)) {
    yield [path, isEmpty(value)];
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const name = Array.isArray(value) || RECORD_KEY.test(key) ? '*' : key;
    yield* fieldsIn(inner, path === '' ? name : `${path}.${name}`);
  }
}

/** The fields of a value that are empty (`null`, an empty text, list or record) wherever they occur. `*`: any item of a list or record. */
export function emptyFields(value: unknown): string[] {
  const found = [...fieldsIn(value, '')];
  const filled = new Set(found.flatMap(([path, empty]) => (empty ? [] : [path])));
  const empty = new Set(found.flatMap(([path, isNever]) => (isNever ? [path] : [])));
  return [...empty].filter((path) => ![...filled].some((one) => one === path || one.startsWith(`${path}.`))).toSorted();
}
