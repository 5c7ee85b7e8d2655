import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { RETIRED_TERMS, retiredTerms } from './retired-terms.ts';

describe('retiredTerms', () => {
  it('reports each retired word with its key and what replaces it', () => {
    expect(retiredTerms('en', { form: { colour: 'Main Colour' }, name: 'Color', used: '{{licences}}' })).toEqual([
      'form.colour says “colour” instead of “color”',
    ]);
  });

  test.each(LANGUAGES.flatMap((language) => Object.keys(RETIRED_TERMS[language]).map((term) => [language, term] as const)))(
    'reports in %s the word “%s”',
    (language, term) => {
      expect(retiredTerms(language, { text: `a ${term} b` })).not.toEqual([]);
    },
  );
});
