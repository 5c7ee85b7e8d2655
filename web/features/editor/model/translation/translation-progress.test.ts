import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { copyMissingTranslations } from '#web/features/editor/model/translation/copy-translation.ts';
import { translationProgress } from '#web/features/editor/model/translation/translation-progress.ts';
import { anySiteDocument } from '#test/support/sites/site-documents.ts';

it('translationProgress counts written and copyable items, and copyMissingTranslations copies all copyable items', () => {
  fc.assert(
    fc.property(anySiteDocument, fc.constantFrom(...LANGUAGES), (document, language) => {
      const before = translationProgress(document, language);
      expect(before.written + before.open).toBeLessThanOrEqual(before.total);
      if (language === document.settings.defaultLanguage) return;
      const after = translationProgress(copyMissingTranslations(document, language), language);
      expect(after).toEqual({ total: before.total, written: before.written + before.open, open: 0 });
    }),
  );
});
