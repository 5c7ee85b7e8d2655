import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse, requiredText } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { normaliseText } from '#shared/values/text/normalise-text.ts';
import { defaultCopyName } from '#web/lib/format/default-copy-name.ts';

const worded = (name: string): string => `${name}のコピー`;

it('defaultCopyName returns a name that contains the original name', () =>
  expect(defaultCopyName('春の新作', worded)).toBe('春の新作のコピー'));

/** Normalised one-line names, as they are stored. Some are longer than the names of sites may be. */
const anyName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60, size: 'max' })
  .map(normaliseText)
  .filter((name) => !/[\n\t\u2028\u2029]/.test(name));

it('defaultCopyName returns a valid site name for every name', () =>
  fc.assert(
    fc.property(anyName, (name) => {
      const named = defaultCopyName(name, worded);
      expect(parse(requiredText(TEXT_MAX.line), named)).toMatchObject({ ok: true });
      expect(named.endsWith('のコピー')).toBe(true);
    }),
  ));
