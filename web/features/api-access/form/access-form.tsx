import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiAccess } from '#shared/model/account/api-access.ts';
import { useCreateApiAccess, useUpdateApiAccess } from '#web/features/api-access/api-access-queries.ts';
import { draftErrors, draftOf, inFields, newDraft, toNew, toUpdate } from '#web/features/api-access/form/access-draft.ts';
import { AccessFields } from '#web/features/api-access/form/access-fields.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { toast } from '#web/lib/toast.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';
import { StaleVersionAlert } from '#web/ui/page/stale-version-alert.tsx';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';

interface AccessFormProps {
  /** The access to edit, as last loaded; `null` for a new one. */
  latest: ApiAccess | null;
  onCreated: (access: ApiAccess, key: string | null) => void;
  onClose: () => void;
}

/** The state of the form. A stale version is refused; `loadLatest` then replaces the input with the latest version. */
function useAccessForm({ latest, onCreated, onClose }: AccessFormProps) {
  const { t } = useTranslation('api');
  const formId = useId();
  /** The version that the form was filled from. */
  const [base, setBase] = useState(latest);
  const [create, update] = [useCreateApiAccess(), useUpdateApiAccess()];
  const form = useForm({
    initialValues: base ? draftOf(base) : newDraft(),
    validateInputOnBlur: ['name', 'key', 'username', 'password', 'addresses'],
    validate: (draft) => formErrors(draftErrors(draft, base)),
  });

  const showErrors = (): void => focusFirstError(document.getElementById(formId));
  const fail = (error: unknown, title: string): void => {
    toast.error(error, title);
    form.setErrors(formErrors(inFields(refusalOf(error)?.fields ?? [])));
    showErrors();
  };
  const submit = form.onSubmit((draft) => {
    if (base)
      update.mutate(
        { id: base.id, body: toUpdate(draft, base) },
        {
          onSuccess: ({ name }) => {
            toast.success(t('done.update', { name }));
            onClose();
          },
          onError: (error) => fail(error, t('failure.update')),
        },
      );
    else
      create.mutate(toNew(draft), {
        onSuccess: ({ access, key }) => onCreated(access, key),
        onError: (error) => fail(error, t('failure.create')),
      });
  }, showErrors);

  const loadLatest = (): void => {
    if (!latest) return;
    setBase(latest);
    form.setInitialValues(draftOf(latest));
    form.setValues(draftOf(latest));
    update.reset();
  };
  const isStale = refusalOf(update.error)?.code === 'version-conflict';
  return { formId, form, base, saving: base ? update : create, submit, isStale, loadLatest };
}

/** Issues an API access, or edits one. Concurrent changes of another login are shown before they can be overwritten. */
export function AccessForm(props: AccessFormProps) {
  const { t } = useTranslation(['api', 'common']);
  const { formId, form, base, saving, submit, isStale, loadLatest } = useAccessForm(props);
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <UnsavedGuard isActive={form.isDirty() && !saving.isSuccess} />
      <Stack gap="lg">
        <AccessFields form={form} isNew={base === null} />
        {isStale && (
          <StaleVersionAlert
            title={t('form.behind.title')}
            text={t('form.behind.text')}
            latest={{ label: t('form.behind.takeIn'), isLoading: props.latest?.version === base?.version, onLoad: loadLatest }}
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
            {t(base ? 'form.save' : 'form.issue')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
