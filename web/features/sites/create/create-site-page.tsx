import { Alert, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { GridFields } from '#web/features/sites/create/grid-fields.tsx';
import { ImageField } from '#web/features/sites/create/image-field.tsx';
import { draftErrors, EMPTY_SITE, toNewSite } from '#web/features/sites/create/site-draft.ts';
import { TemplateGallery } from '#web/features/sites/templates/template-gallery.tsx';
import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';
import { TemplateProgressNote } from '#web/features/sites/templates/template-progress-note.tsx';
import { useTemplatePreparation } from '#web/features/sites/templates/use-template-preparation.ts';
import { useTemplateTexts } from '#web/features/sites/templates/use-template-texts.ts';
import { useCreateSite } from '#web/features/sites/site-queries.ts';
import { useCreationBlockedReason } from '#web/features/sites/use-creation-blocked-reason.ts';
import { ViewModeField } from '#web/features/sites/create/view-mode-field.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { siteEditorPath, siteListPath } from '#web/lib/paths.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useUser } from '#web/lib/session/user.ts';
import { Page } from '#web/ui/page/page.tsx';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

/** Name, grid, view mode, logo and favicon of a new site; leads on to the editor. */
export function CreateSitePage() {
  const { t } = useTranslation(['sites', 'common', 'templates']);
  const language = useLanguage();
  const navigate = useNavigate();
  const user = useUser();
  const closed = useCreationBlockedReason();
  const formId = useId();
  const [uploading, setUploading] = useState({ logo: false, favicon: false });
  const create = useCreateSite();
  const start = useTemplatePreparation();
  const [template, setTemplate] = useState<TemplateDesign | null>(null);
  const words = useTemplateTexts();

  const form = useForm({
    initialValues: EMPTY_SITE,
    validateInputOnBlur: ['name'],
    validate: (draft) => formErrors(draftErrors(draft, user.limits)),
  });

  const created = create.data?.site;
  useEffect(() => {
    if (created) void navigate(siteEditorPath(user, created.id), { replace: true });
  }, [created, navigate, user]);

  const showErrors = (): void => focusFirstError(document.getElementById(formId));
  /** A name that only repeats what a template suggests gives way to the next one's. */
  const choose = (design: TemplateDesign | null): void => {
    const { name } = form.values;
    const isSuggested = name.trim() === '' || name === (template && words?.[template.name].title);
    const size = design
      ? { numberHorizontal: design.rows, numberVertical: design.columns, viewMode: design.viewMode }
      : { numberHorizontal: EMPTY_SITE.numberHorizontal, numberVertical: EMPTY_SITE.numberVertical, viewMode: EMPTY_SITE.viewMode };
    form.setValues({ ...size, ...(isSuggested && { name: design ? (words?.[design.name].title ?? '') : '' }) });
    form.clearErrors();
    start.cancel();
    setTemplate(design);
  };

  const isStarting = start.progress.phase === 'drawing' || start.progress.phase === 'uploading';
  const submit = form.onSubmit(async (draft) => {
    const content = template === null ? null : await start.prepare(template);
    // Given up, or failed in a way that is told already.
    if (content === undefined) return;
    create.mutate(
      { ...toNewSite(draft), ...(content && { content }) },
      {
        onSuccess: ({ site }) => toast.success(t('create.done', { name: site.name })),
        onError: (error) => {
          start.cancel();
          toast.error(error, t('create.failed'));
          form.setErrors(formErrors(refusalOf(error)?.fields ?? []));
          showErrors();
        },
      },
    );
  }, showErrors);

  return (
    <Page title={t('create.title')} lead={t('create.lead')} width="form">
      <UnsavedGuard isActive={form.isDirty() && !create.isSuccess} />
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="lg">
          {closed !== null && <Alert color="gray">{closed}</Alert>}
          <TemplateGallery
            limits={user.limits}
            chosen={template}
            isDisabled={closed !== null || isStarting || create.isPending}
            onChoose={choose}
          />
          <TextInput
            {...form.getInputProps('name')}
            label={t('create.name')}
            withAsterisk
            placeholder={t('create.namePlaceholder')}
            description={t('create.nameHelp', { max: formatNumber(TEXT_MAX.line, language) })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            name="site-name"
            autoComplete="off"
          />
          {template === null && (
            <>
              <GridFields
                draft={form.values}
                errors={form.errors}
                limits={user.limits}
                onChange={(path, value) => form.setFieldValue(path, value)}
                onBlur={(path) => void form.validateField(path)}
              />
              <ViewModeField value={form.values.viewMode} onChange={(viewMode) => form.setFieldValue('viewMode', viewMode)} />
            </>
          )}
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            {(['logo', 'favicon'] as const).map((kind) => (
              <ImageField
                key={kind}
                kind={kind}
                error={form.errors[kind]}
                onChange={(image) => form.setFieldValue(kind, image)}
                onBusy={(isBusy) => setUploading((state) => ({ ...state, [kind]: isBusy }))}
              />
            ))}
          </SimpleGrid>
          {create.isError && <FailureAlert title={t('create.failed')} error={create.error} />}
          <TemplateProgressNote progress={start.progress} isCreating={create.isPending} onCancel={start.cancel} />
          <Group justify="flex-end" gap="xs">
            <Button component={Link} to={siteListPath(user)} variant="default">
              {t('common:cancel')}
            </Button>
            <Button
              type="submit"
              loading={create.isPending || isStarting || uploading.logo || uploading.favicon}
              disabled={closed !== null}
            >
              {t(template ? 'templates:create' : 'create.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
