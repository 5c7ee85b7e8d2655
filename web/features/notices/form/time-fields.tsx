import { Group, Input, SegmentedControl, Stack } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { NoticeFormState } from '#web/features/notices/form/notice-draft.ts';
import classes from '#web/features/notices/notices.module.css';
import { JapaneseTimePicker } from '#web/ui/fields/time-picker/japanese-time-picker.tsx';

type TimeField = 'startDate' | 'endDate' | 'maintenanceStart' | 'maintenanceEnd';

interface TimeInputProps {
  form: NoticeFormState;
  field: TimeField;
  label: string;
  help?: string;
  isRequired?: boolean;
}

const TimeInput = ({ form, field, ...shown }: TimeInputProps) => (
  <div className={classes['time']}>
    <JapaneseTimePicker
      {...shown}
      value={form.values[field]}
      error={form.errors[field]}
      onChange={(typed) => form.setFieldValue(field, typed)}
    />
  </div>
);

/** The fields for the start and the end of maintenance. */
export function MaintenanceFields({ form }: { form: NoticeFormState }) {
  const { t } = useTranslation('notices');
  return (
    <Group align="flex-start" gap="sm">
      <TimeInput form={form} field="maintenanceStart" label={t('form.maintenanceStart')} isRequired />
      <TimeInput form={form} field="maintenanceEnd" label={t('form.maintenanceEnd')} isRequired />
    </Group>
  );
}

/** The fields for when the notification is shown: from its publication, or from a set time. */
export function PublicationFields({ form }: { form: NoticeFormState }) {
  const { t } = useTranslation('notices');
  const id = useId();
  const { publishType } = form.values;
  const isReserved = publishType === 'reserve';
  return (
    <Stack gap="sm">
      <div>
        <Input.Label component="div" id={id}>
          {t('form.publish')}
        </Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby={id}
          value={publishType}
          data={[
            { value: 'instant', label: t('form.instant') },
            { value: 'reserve', label: t('form.reserve') },
          ]}
          onChange={(value) => form.setFieldValue('publishType', value)}
        />
        {form.errors['publishType'] && <Input.Error mt={4}>{form.errors['publishType']}</Input.Error>}
      </div>
      <Group align="flex-start" gap="sm">
        {isReserved && <TimeInput form={form} field="startDate" label={t('form.start')} isRequired />}
        <TimeInput
          form={form}
          field="endDate"
          label={t('form.end')}
          isRequired={isReserved}
          {...(!isReserved && { help: t('form.endHelp') })}
        />
      </Group>
    </Stack>
  );
}
