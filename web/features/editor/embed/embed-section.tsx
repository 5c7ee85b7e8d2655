import { useTranslation } from '#web/lib/use-translation.ts';
import { EmbedCode } from '#web/features/editor/embed/embed-code.tsx';
import { EmbedOriginsField } from '#web/features/editor/embed/embed-origins-field.tsx';
import { SectionFrame } from '#web/features/editor/sections/section-frame.tsx';

/** The sites that may embed this one, and the markup for their pages. */
export function EmbedSection() {
  const { t } = useTranslation(['shell', 'fields']);
  return (
    <SectionFrame section="embed" title={t('fields:section.embed')} intro={t('embed.intro')} isPerLanguage>
      <EmbedOriginsField />
      <EmbedCode />
    </SectionFrame>
  );
}
