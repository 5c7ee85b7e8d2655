import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useNavigate } from 'react-router';
import type { SystemNotice } from '#shared/model/notices/system-notice.ts';
import { atFields, draftErrors, draftOf, NEW_DRAFT, type NoticeDraft, toInput } from '#web/features/notices/form/notice-draft.ts';
import { NoticeFields } from '#web/features/notices/form/notice-fields.tsx';
import { useSaveNotice } from '#web/features/notices/notice-queries.ts';
import { NoticeText } from '#web/features/notices/notice-text.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { noticePath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

/** The draft as its receivers will see it. */
function Preview({ draft }: { draft: NoticeDraft }) {
  const { t } = useTranslation('notices');
  const { maintenance } = toInput(draft, false);
  const hasWindow = maintenance !== null && maintenance.startDate !== '' && maintenance.endDate !== '';
  return (
    <Paper component="section" withBorder p="md" aria-label={t('form.preview')}>
      <Title order={2} size="h4" mb="sm">
        {draft.title || t('form.preview')}
      </Title>
      <NoticeText content={draft.content} url={draft.url} image={draft.image} maintenance={hasWindow ? maintenance : null} />
    </Paper>
  );
}

interface NoticeFormProps {
  /** The notification to edit, as it was when the form opened; `null` for a new one. */
  existing: SystemNotice | null;
  /** Opens the latest version. */
  onReload?: () => void;
}

/** Edits a notification, which is saved as a draft, sent immediately, or scheduled. */
export function NoticeForm({ existing, onReload }: NoticeFormProps) {
  const { t } = useTranslation('notices');
  const user = useUser();
  const navigate = useNavigate();
  const save = useSaveNotice(existing);
  const [isUploading, setUploading] = useState(false);
  const { formId, form, submitTo } = useDraftForm({
    initialValues: existing ? draftOf(existing) : NEW_DRAFT,
    errorsOf: draftErrors,
    inForm: atFields,
    checkedOnBlur: ['title', 'content', 'url'],
  });
  const submit = (isDraft: boolean) =>
    submitTo(
      save,
      (draft) => toInput(draft, isDraft),
      ({ title }) => toast.success(isDraft ? t('done.draft') : t('done.save', { title })),
    );
  const savedId = save.data?.id;
  // An effect, so that `UnsavedGuard` is inactive before the navigation.
  useEffect(() => {
    if (savedId !== undefined) void navigate(noticePath(user, savedId), { replace: true });
  }, [savedId, navigate, user]);
  const isStale = refusalOf(save.error)?.code === 'version-conflict';
  const isBusy = save.isPending || isUploading;

  return (
    <form id={formId} noValidate onSubmit={submit(false)}>
      <UnsavedGuard isActive={(form.isDirty() || isUploading) && !save.isSuccess} />
      <Stack gap="lg">
        <NoticeFields form={form} onUploading={setUploading} />
        <Preview draft={form.values} />
        <FormFailure title={isStale ? t('form.behind') : t('failure.save')} error={save.error} />
        <Group justify="flex-end" gap="xs">
          {isStale && onReload && (
            <Button variant="default" onClick={onReload}>
              {t('form.reload')}
            </Button>
          )}
          <Button variant="default" disabled={isBusy} onClick={() => submit(true)()}>
            {t('form.draft')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t(form.values.publishType === 'reserve' ? 'form.later' : 'form.now')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
