import { useTranslation } from '#web/lib/use-translation.ts';
import { PlanNote } from '#web/features/editor/sections/plan-note.tsx';
import { SectionFrame } from '#web/features/editor/sections/section-frame.tsx';
import { ConsentFields } from '#web/features/editor/seo/consent-fields.tsx';
import { ConversionNote } from '#web/features/editor/seo/conversion-note.tsx';
import { ExternalHosts } from '#web/features/editor/seo/external-hosts.tsx';
import { SeoFields } from '#web/features/editor/seo/seo-fields.tsx';
import { SeoPreview } from '#web/features/editor/seo/seo-preview.tsx';
import { TagManagerField } from '#web/features/editor/seo/tag-manager-field.tsx';
import { TagsField } from '#web/features/editor/seo/tags-field.tsx';
import { usePlanLacksSeo } from '#web/features/editor/seo/use-is-seo-read-only.ts';

/** SEO fields and head and body tags of the site. */
export function SeoSection() {
  const { t } = useTranslation(['seo', 'fields', 'errors']);
  const isOutsidePlan = usePlanLacksSeo();
  return (
    <SectionFrame section="seo" title={t('fields:section.seo')} intro={t('intro')} isPerLanguage preview={<SeoPreview />}>
      {isOutsidePlan && <PlanNote>{t('errors:validation.plan-without-seo')}</PlanNote>}
      <SeoFields />
      <TagManagerField />
      <TagsField kind="headTags" />
      <TagsField kind="bodyTags" />
      <ConsentFields />
      <ExternalHosts />
      <ConversionNote />
    </SectionFrame>
  );
}
