import { Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FORM_KINDS } from '#shared/model/forms/form-field.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { SUCCESS_EVENT } from '#site-renderer/visitor/forms/report-success.ts';
import classes from '#web/features/editor/seo/seo.module.css';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';

const EXAMPLE = `addEventListener('${SUCCESS_EVENT}', (event) => {
  gtag('event', 'generate_lead', event.detail);
});`;

/** Explains how tags are notified of a submitted form. */
export function ConversionNote() {
  const { t } = useTranslation('seo');
  return (
    <section aria-label={t('success.title')}>
      <Title order={3} size="h6">
        {t('success.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('success.text', { event: SUCCESS_EVENT })}
      </Text>
      <dl className={classes['event']}>
        <dt>form_kind</dt>
        <dd>{t('success.kind', { values: FORM_KINDS.join(' · ') })}</dd>
        <dt>form_language</dt>
        <dd>{t('success.language', { values: LANGUAGES.join(' · ') })}</dd>
      </dl>
      <ScrollRegion label={SUCCESS_EVENT} className={classes['code']}>
        <pre>{EXAMPLE}</pre>
      </ScrollRegion>
    </section>
  );
}
