import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '#shared/model/account/webhook.ts';
import type { WebhookTargets } from '#shared/model/account/webhook-targets.ts';
import { API_ACCESS_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { inFields } from '#web/features/api-access/form/access-draft.ts';
import { SitesField } from '#web/features/api-access/form/sites-field.tsx';
import { EventsField } from '#web/features/api-access/webhooks/form/events-field.tsx';
import {
  newWebhookDraft,
  toNewWebhook,
  webhookDraftOf,
  type WebhookDraft,
  webhookErrors,
} from '#web/features/api-access/webhooks/form/webhook-draft.ts';
import { useAddWebhook, useUpdateWebhook } from '#web/features/api-access/webhooks/webhook-queries.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { toast } from '#web/lib/toast.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';
import { StaleVersionAlert } from '#web/ui/page/stale-version-alert.tsx';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';

const WRAPPER_ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

interface WebhookFormProps {
  /** The webhook to edit, as last loaded; `null` for a new one. */
  latest: Webhook | null;
  targets: WebhookTargets;
  onAdded: (webhook: Webhook, secret: string) => void;
  onClose: () => void;
}

/** The state of the form. A stale version is refused; `loadLatest` then replaces the input with the latest version. */
function useWebhookForm({ latest, targets, onAdded, onClose }: WebhookFormProps) {
  const { t } = useTranslation('webhooks');
  const formId = useId();
  /** The version that the form was filled from. */
  const [base, setBase] = useState(latest);
  const [add, update] = [useAddWebhook(), useUpdateWebhook()];
  const form = useForm<WebhookDraft>({
    initialValues: base ? webhookDraftOf(base) : newWebhookDraft(),
    validate: (draft) => formErrors(inFields(webhookErrors(draft, targets))),
  });
  const showErrors = (): void => focusFirstError(document.getElementById(formId));
  const fail = (error: unknown, title: string): void => {
    toast.error(error, title);
    form.setErrors(formErrors(inFields(refusalOf(error)?.fields ?? [])));
    showErrors();
  };
  const submit = form.onSubmit((draft) => {
    const body = toNewWebhook(draft);
    if (base)
      update.mutate(
        { id: base.id, body: { ...body, version: base.version } },
        {
          onSuccess: ({ name }) => {
            toast.success(t('done.update', { name }));
            onClose();
          },
          onError: (error) => fail(error, t('failure.update')),
        },
      );
    else
      add.mutate(body, {
        onSuccess: ({ webhook, secret }) => onAdded(webhook, secret),
        onError: (error) => fail(error, t('failure.create')),
      });
  }, showErrors);
  const loadLatest = (): void => {
    if (!latest) return;
    setBase(latest);
    form.setInitialValues(webhookDraftOf(latest));
    form.setValues(webhookDraftOf(latest));
    update.reset();
  };
  const isStale = refusalOf(update.error)?.code === 'version-conflict';
  return { formId, form, base, saving: base ? update : add, submit, isStale, loadLatest };
}

function WebhookFields({ form }: Pick<ReturnType<typeof useWebhookForm>, 'form'>) {
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
        inputWrapperOrder={WRAPPER_ORDER}
        name="webhook-name"
        autoComplete="off"
      />
      <TextInput
        {...form.getInputProps('url')}
        type="url"
        label={t('form.url')}
        withAsterisk
        description={t('form.urlHelp')}
        inputWrapperOrder={WRAPPER_ORDER}
        placeholder="https://example.com/webhooks"
        name="webhook-url"
        autoComplete="off"
        spellCheck={false}
      />
      <Switch {...form.getInputProps('isEnabled', { type: 'checkbox' })} label={t('form.enabled')} description={t('form.enabledHelp')} />
      <EventsField value={values.events} error={errors['events']} onChange={(events) => form.setFieldValue('events', events)} />
      <SitesField
        isEverySite={values.isEverySite}
        siteIds={values.siteIds}
        error={errors['siteIds']}
        help={t('form.sitesHelp', { max: API_ACCESS_MAX.sites })}
        onKind={(isEverySite) => form.setFieldValue('isEverySite', isEverySite)}
        onChange={(siteIds) => form.setFieldValue('siteIds', siteIds)}
      />
    </Stack>
  );
}

/** Adds a webhook, or edits one. Concurrent changes of another login are shown before they can be overwritten. */
export function WebhookForm(props: WebhookFormProps) {
  const { t } = useTranslation(['webhooks', 'api', 'common']);
  const { formId, form, base, saving, submit, isStale, loadLatest } = useWebhookForm(props);
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <UnsavedGuard isActive={form.isDirty() && !saving.isSuccess} />
      <Stack gap="lg">
        <WebhookFields form={form} />
        {isStale && (
          <StaleVersionAlert
            title={t('api:form.behind.title')}
            text={t('api:form.behind.text')}
            latest={{ label: t('api:form.behind.takeIn'), isLoading: props.latest?.version === base?.version, onLoad: loadLatest }}
          />
        )}
        {saving.isError && !isStale && (
          <FailureAlert title={t(base ? 'failure.update' : 'failure.create')} error={saving.error} isAnnounced={false} />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={props.onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {t(base ? 'form.save' : 'form.add')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
