import { useQuery } from '@tanstack/react-query';
import type { SplitPhrases } from '#site-renderer/phrases/split-phrases.ts';
import { loadTemplateFonts } from '#web/features/sites/templates/looks/template-fonts.ts';
import type { TemplateTones } from '#web/features/sites/templates/looks/template-look.ts';
import { addSubsetFaces } from '#web/lib/fonts/subset-faces.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** What the sheets of templates need to look as they do when they are published: the tones of drawings, and phrases. */
export interface TemplateLooks {
  tones: TemplateTones;
  phrases: SplitPhrases;
}

/** Loads what the sheets of templates need, with their fonts in the console's language; `undefined` while loading. */
export function useTemplateLooks(): TemplateLooks | undefined {
  const language = useLanguage();
  const looks = useQuery({
    queryKey: ['template-looks', language],
    queryFn: async (): Promise<TemplateLooks> => {
      const [fonts, { TONES }, { phrases }] = await Promise.all([
        loadTemplateFonts(language),
        import('#web/features/sites/templates/looks/tones.ts'),
        import('#site-renderer/phrases/phrases.ts'),
      ]);
      addSubsetFaces(Object.values(fonts).flat());
      return { tones: TONES, phrases };
    },
    staleTime: Infinity,
  });
  return looks.data;
}
