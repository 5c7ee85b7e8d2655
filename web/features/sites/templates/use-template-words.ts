import { useQuery } from '@tanstack/react-query';
import { templateWords } from '#web/features/sites/templates/template-words.ts';
import type { AllTemplateWords } from '#web/features/sites/templates/template-design.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** What the templates say in the console's language, once it is there. */
export function useTemplateWords(): AllTemplateWords | undefined {
  const language = useLanguage();
  return useQuery({ queryKey: ['template-words', language], queryFn: () => templateWords(language), staleTime: Infinity }).data;
}
