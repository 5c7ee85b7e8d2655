import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse, requiredText } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { defaultCopyName } from '#web/lib/format/default-copy-name.ts';

const worded = (name: string): string => `${name}のコピー`;

it('contains the name of the original', () => expect(defaultCopyName('春の新作', worded)).toBe('春の新作のコピー'));

const isSiteName = (name: string): boolean => parse(requiredText(TEXT_MAX.line), name).ok;
const anySiteName = fc.string({ unit: 'grapheme', minLength: 1, maxLength: TEXT_MAX.line }).filter(isSiteName);

it('is always a valid site name', () =>
  fc.assert(
    fc.property(anySiteName, (name) => {
      const named = defaultCopyName(name, worded);
      expect(parse(requiredText(TEXT_MAX.line), named)).toMatchObject({ ok: true });
      expect(named.endsWith('のコピー')).toBe(true);
    }),
  ));
