import { Alert, Button, Group, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { type SyntheticEvent, useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { PREVIEW_NOTE_MAX } from '#shared/model/limits.ts';
import type { PreviewShare } from '#shared/model/preview/preview-share.ts';
import { textLength } from '#shared/values/text/normalise-text.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { sitePreviewPath } from '#web/lib/paths.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { CopyTextButton } from '#web/ui/copy-text-button.tsx';
import { InviteeSection } from '#web/features/preview/shared/invitee-section.tsx';
import { PasswordSection } from '#web/features/preview/shared/password-section.tsx';
import classes from '#web/features/preview/shared/share.module.css';
import { type ShareFormState, useShareForm } from '#web/features/preview/shared/use-share-form.ts';

interface ShareFormProps {
  siteId: string;
  share: PreviewShare;
  isReadOnly: boolean;
  onClose: () => void;
}

function PrivateSwitch({
  form: { draft, change },
  share,
  isReadOnly,
}: Omit<ShareFormProps, 'siteId' | 'onClose'> & { form: ShareFormState }) {
  const { t } = useTranslation('share');
  const ends = share.isPrivate && !draft.isPrivate;
  return (
    <Stack gap={4}>
      <Switch
        data-autofocus
        label={t('private.label')}
        description={t(draft.isPrivate ? 'private.on' : 'private.off')}
        checked={draft.isPrivate}
        disabled={isReadOnly}
        onChange={({ currentTarget }) => change({ isPrivate: currentTarget.checked })}
      />
      {ends && (
        <Alert variant="light" color="danger" role="status">
          {t('private.ends')}
        </Alert>
      )}
    </Stack>
  );
}

function PreviewAddress({ siteId }: Pick<ShareFormProps, 'siteId'>) {
  const { t } = useTranslation('share');
  const url = new URL(sitePreviewPath(siteId), location.origin).href;
  return (
    <Group gap="xs" align="end">
      <TextInput label={t('link.label')} value={url} readOnly flex={1} miw={200} onFocus={({ currentTarget }) => currentTarget.select()} />
      <CopyTextButton text={url} label={t('link.copy')} copiedLabel={t('link.copied')} />
    </Group>
  );
}

function NoteField({ form: { draft, change, errorOf }, isReadOnly }: { form: ShareFormState; isReadOnly: boolean }) {
  const { t } = useTranslation('share');
  const language = useLanguage();
  const error = errorOf('note');
  const count = { number: formatNumber(textLength(draft.note), language), max: formatNumber(PREVIEW_NOTE_MAX, language) };
  return (
    <Textarea
      rows={3}
      label={t('note.label')}
      description={`${t('note.help')} ${t('note.count', count)}`}
      readOnly={isReadOnly}
      value={draft.note}
      error={error && <FieldErrorText error={error} />}
      onChange={({ currentTarget }) => change({ note: currentTarget.value })}
    />
  );
}

/** The form that shares a preview. */
export function ShareForm({ siteId, share, isReadOnly, onClose }: ShareFormProps) {
  const { t } = useTranslation(['share', 'common']);
  const form = useShareForm(siteId, share);
  const element = useRef<HTMLFormElement>(null);
  const submit = async (sendTo: 'new' | 'all'): Promise<void> => {
    if (!(await form.submit(sendTo))) focusFirstError(element.current);
  };
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    void submit('new');
  };

  return (
    <form ref={element} noValidate onSubmit={save}>
      <Stack gap="lg">
        {isReadOnly && <Text c="dimmed">{t('readOnly')}</Text>}
        <PrivateSwitch form={form} share={share} isReadOnly={isReadOnly} />
        <PreviewAddress siteId={siteId} />
        <PasswordSection form={form} share={share} isReadOnly={isReadOnly} />
        <InviteeSection siteId={siteId} share={share} form={form} isReadOnly={isReadOnly} />
        <NoteField form={form} isReadOnly={isReadOnly} />
        {!isReadOnly && (
          <div className={classes['actions']}>
            <Button variant="default" onClick={onClose}>
              {t('common:close')}
            </Button>
            <Button variant="default" disabled={!form.draft.isPrivate || form.isSaving} onClick={() => void submit('all')}>
              {t('saveAndSend')}
            </Button>
            <Button type="submit" loading={form.isSaving}>
              {t('save')}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}
