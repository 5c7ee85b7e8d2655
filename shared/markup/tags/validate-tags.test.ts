import { expect, test } from 'vitest';
import { validateTags } from '#shared/markup/tags/validate-tags.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';

const STRICT = { tagManager: false };

test('validateTags reports invalid-head-tags or invalid-body-tags according to the field', () => {
  expect(validateTags('headTags', '<style></style>', STRICT)).toBeUndefined();
  expect(validateTags('bodyTags', '<style></style>', STRICT)).toEqual({
    path: 'html',
    rule: 'invalid-body-tags',
    params: { line: 1, found: '<style>', reason: 'element' },
  });
  expect(validateTags('headTags', '<p>', STRICT)).toMatchObject({ path: 'html', rule: 'invalid-head-tags' });
});

test.each(['\u0000', 'a ', '<', '<a ', '<a b b', '<noscript>', '<!--', '<script>', '&', '<p a=" ', '\u0000<'])(
  'validateTags does not throw on the longest text made of %j',
  (shard) => {
    const html = shard.repeat(TEXT_MAX.tags / shard.length);
    expect(() =>
      [true, false].map((tagManager) => [validateTags('headTags', html, { tagManager }), validateTags('bodyTags', html, { tagManager })]),
    ).not.toThrow();
  },
);
