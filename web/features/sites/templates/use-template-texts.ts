import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { loadedTemplateTexts, loadTemplateTexts } from '#web/features/sites/templates/template-texts.ts';
import type { AllTemplateTexts } from '#web/features/sites/templates/template-design.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** The texts of all templates in the console's language; `undefined` while loading. */
export function useTemplateTexts(): AllTemplateTexts | undefined {
  const language = useLanguage();
  const texts = useQuery({
    queryKey: ['template-texts', language],
    queryFn: () => loadTemplateTexts(language),
    initialData: () => loadedTemplateTexts(language),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return texts.data;
}
