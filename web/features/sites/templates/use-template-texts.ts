import { useQuery } from '@tanstack/react-query';
import { loadTemplateTexts } from '#web/features/sites/templates/template-texts.ts';
import type { AllTemplateTexts } from '#web/features/sites/templates/template-design.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** What the templates say in the console's language, once it is there. */
export function useTemplateTexts(): AllTemplateTexts | undefined {
  const language = useLanguage();
  return useQuery({ queryKey: ['template-words', language], queryFn: () => loadTemplateTexts(language), staleTime: Infinity }).data;
}
