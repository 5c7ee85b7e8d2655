import { Button, Group, Paper, SegmentedControl, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type LegalDraft, LegalDraftInput, type LegalKind, type LegalTexts } from '#shared/model/legal/legal-document.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_NAME, LANGUAGES } from '#shared/model/language.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { usePublishLegal, useSaveLegalDraft } from '#web/features/legal/legal-queries.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { DayPicker } from '#web/ui/fields/time-picker/day-picker.tsx';
import { LegalTextView } from '#web/features/legal/shared/legal-text-view.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

interface LegalFormProps {
  kind: LegalKind;
  draft: LegalDraft | undefined;
  /** The initial texts of the form. */
  texts: LegalTexts;
  /** The language whose text is edited. */
  language: Language;
  onLanguage: (language: Language) => void;
}

/** The draft of the next version of a document: its date and texts, a preview, and its publication. */
export function LegalForm({ kind, draft, texts, language, onLanguage }: LegalFormProps) {
  const { t } = useTranslation('legal');
  const [isPreview, setPreview] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const save = useSaveLegalDraft();
  const publish = usePublishLegal();
  const { formId, form, showErrors, refuse } = useDraftForm<LegalDraftInput>({
    initialValues: {
      kind,
      effectiveDate: draft?.effectiveDate ?? japaneseDay(serverNow()),
      texts,
      version: draft?.version ?? 0,
    },
    errorsOf: (values) => schemaErrors(LegalDraftInput, values),
  });
  const showMissing = (): void => {
    if (form.validate().errors['texts.jp']) onLanguage(DEFAULT_LANGUAGE);
    setPreview(false);
    showErrors();
  };
  const submit = form.onSubmit((values) => {
    save.mutate(values, { onSuccess: () => toast.success(t('form.saved')), onError: refuse });
  }, showMissing);
  const publishNow = (): void => {
    publish.mutate(
      { kind, version: draft?.version ?? 0 },
      {
        onSuccess: () => toast.success(t('publish.done', { kind: t(`kind.${kind}`) })),
        onError: (error) => {
          refuse(error);
          toast.error(error, t('publish.failed'));
        },
        onSettled: () => setPublishing(false),
      },
    );
  };
  const isEmpty = Object.values(form.values.texts).every((text) => text === '');
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <UnsavedGuard isActive={form.isDirty() && !save.isSuccess} />
      <Stack gap="md" align="stretch">
        <Title order={3}>{t('form.edit')}</Title>
        <DayPicker
          {...form.getInputProps('effectiveDate')}
          value={form.values.effectiveDate}
          label={t('form.effectiveDate')}
          name={`effective-${kind}`}
          help={t('form.effectiveHelp')}
        />
        <SegmentedControl
          aria-label={t('form.language')}
          fullWidth
          value={language}
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
          onChange={(value) => onLanguage(value)}
        />
        {isPreview ? (
          <Paper withBorder p="md" mih={300}>
            {isEmpty ? <Text c="dimmed">{t('form.empty')}</Text> : <LegalTextView texts={form.values.texts} language={language} />}
          </Paper>
        ) : (
          <Textarea
            key={language}
            label={`${t('form.text')} (${LANGUAGE_NAME[language]})`}
            description={t('form.textHelp')}
            withAsterisk={language === DEFAULT_LANGUAGE}
            rows={14}
            {...form.getInputProps(`texts.${language}`)}
          />
        )}
        <FormFailure title={t('form.failed')} error={save.error} />
        <Group gap="xs">
          <Button type="submit" loading={save.isPending}>
            {t('form.save')}
          </Button>
          <Button variant="default" onClick={() => setPreview(!isPreview)}>
            {t(isPreview ? 'form.edited' : 'form.preview')}
          </Button>
          {draft && (
            <Button variant="default" disabled={form.isDirty()} onClick={() => setPublishing(true)}>
              {t('form.publish')}
            </Button>
          )}
        </Group>
        {draft && form.isDirty() && (
          <Text size="sm" c="dimmed">
            {t('form.saveFirst')}
          </Text>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isPublishing}
        title={t('publish.title', { kind: t(`kind.${kind}`) })}
        confirmLabel={t('publish.submit')}
        isBusy={publish.isPending}
        onConfirm={publishNow}
        onCancel={() => setPublishing(false)}
      >
        {t('publish.text', { day: formatDay(draft?.effectiveDate ?? '') })}
      </ConfirmDialog>
    </form>
  );
}
