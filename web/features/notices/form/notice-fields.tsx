import { Checkbox, Input, SegmentedControl, Text, Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { textLength } from '#shared/values/text/normalise-text.ts';
import type { NoticeFormState } from '#web/features/notices/form/notice-draft.ts';
import { NoticeImageField } from '#web/features/notices/form/notice-image-field.tsx';
import { ReceiversField } from '#web/features/notices/form/receivers-field.tsx';
import { MaintenanceFields, PublicationFields } from '#web/features/notices/form/time-fields.tsx';

interface NoticeFieldsProps {
  form: NoticeFormState;
  onUploading: (isUploading: boolean) => void;
}

export function NoticeFields({ form, onUploading }: NoticeFieldsProps) {
  const { t } = useTranslation('notices');
  const kindId = useId();
  const { values, errors } = form;
  const counter = (text: string, max: number): string => t('form.counter', { count: textLength(text), max });
  return (
    <>
      <div>
        <Input.Label component="div" id={kindId}>
          {t('form.kind')}
        </Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby={kindId}
          value={values.kind}
          data={(['information', 'maintenance'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(kind) => form.setFieldValue('kind', kind)}
        />
        {values.kind === 'maintenance' && (
          <Text size="xs" c="dimmed" mt={4}>
            {t('form.maintenanceHelp')}
          </Text>
        )}
      </div>
      {values.kind === 'maintenance' && <MaintenanceFields form={form} />}
      <TextInput
        {...form.getInputProps('title')}
        name="title"
        label={t('form.title')}
        withAsterisk
        description={counter(values.title, TEXT_MAX.line)}
      />
      <Textarea
        {...form.getInputProps('content')}
        name="content"
        label={t('form.content')}
        withAsterisk
        rows={4}
        description={counter(values.content, TEXT_MAX.textarea)}
      />
      <NoticeImageField
        image={values.image}
        error={errors['image']}
        onChange={(image) => form.setFieldValue('image', image)}
        onBusy={onUploading}
      />
      <TextInput {...form.getInputProps('url')} type="url" name="url" label={t('form.url')} description={t('form.urlHelp')} />
      <ReceiversField
        value={values.receivers}
        error={errors['receivers']}
        onChange={(receivers) => form.setFieldValue('receivers', receivers)}
      />
      <PublicationFields form={form} />
      <Checkbox {...form.getInputProps('isMailed', { type: 'checkbox' })} label={t('form.mail')} description={t('form.mailHelp')} />
    </>
  );
}
