import { Stack, Switch, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTranslation } from '#web/lib/use-translation.ts';
import { API_ACCESS_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { NoSitesNeeded, SitesField } from '#web/features/open-api/form/sites-field.tsx';
import { EventsField } from '#web/features/open-api/webhooks/form/events-field.tsx';
import { needsNoSites, type WebhookDraft } from '#web/features/open-api/webhooks/form/webhook-draft.ts';

interface WebhookFieldsProps {
  form: Pick<ReturnType<typeof useForm<WebhookDraft>>, 'values' | 'errors' | 'getInputProps' | 'setFieldValue'>;
}

/** The fields of a webhook. Each field shows its rule from the start. */
export function WebhookFields({ form }: WebhookFieldsProps) {
  const { t } = useTranslation('webhooks');
  const { values, errors } = form;
  return (
    <Stack gap="lg">
      <TextInput
        {...form.getInputProps('name')}
        data-autofocus
        label={t('form.name')}
        withAsterisk
        description={t('form.nameHelp', { max: TEXT_MAX.line })}
        name="webhook-name"
        autoComplete="off"
      />
      <TextInput
        {...form.getInputProps('url')}
        type="url"
        label={t('form.url')}
        withAsterisk
        description={t('form.urlHelp')}
        placeholder="https://example.com/webhooks"
        name="webhook-url"
        autoComplete="off"
        spellCheck={false}
      />
      <Switch {...form.getInputProps('isEnabled', { type: 'checkbox' })} label={t('form.enabled')} description={t('form.enabledHelp')} />
      <EventsField value={values.events} error={errors['events']} onChange={(events) => form.setFieldValue('events', events)} />
      {needsNoSites(values.events) ? (
        <NoSitesNeeded text={t('form.noSitesNeeded')} />
      ) : (
        <SitesField
          isEverySite={values.isEverySite}
          siteIds={values.siteIds}
          error={errors['siteIds']}
          help={t('form.sitesHelp', { max: API_ACCESS_MAX.sites })}
          onKind={(isEverySite) => form.setFieldValue('isEverySite', isEverySite)}
          onChange={(siteIds) => form.setFieldValue('siteIds', siteIds)}
        />
      )}
    </Stack>
  );
}
