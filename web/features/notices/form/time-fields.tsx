import { Group, Input, SegmentedControl, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeDraft } from '#web/features/notices/form/notice-draft.ts';

type Form = UseFormReturnType<NoticeDraft>;
type TimeField = 'startDate' | 'endDate' | 'maintenanceStart' | 'maintenanceEnd';

interface TimeInputProps {
  form: Form;
  field: TimeField;
  label: string;
  help?: string;
  isRequired?: boolean;
}

/** A time in Japan, whatever the time zone of the browser. */
const TimeInput = ({ form, field, label, help, isRequired = false }: TimeInputProps) => (
  <TextInput
    {...form.getInputProps(field)}
    type="datetime-local"
    max="9999-12-31T23:59"
    name={field}
    label={label}
    description={help}
    withAsterisk={isRequired}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    style={{ flex: '1 1 220px' }}
  />
);

/** When maintenance begins and ends. */
export function MaintenanceFields({ form }: { form: Form }) {
  const { t } = useTranslation('notices');
  return (
    <Group align="flex-start" gap="sm">
      <TimeInput form={form} field="maintenanceStart" label={t('form.maintenanceStart')} isRequired />
      <TimeInput form={form} field="maintenanceEnd" label={t('form.maintenanceEnd')} isRequired />
    </Group>
  );
}

/** When the notification is shown: from its publication, or from a set time. */
export function PublicationFields({ form }: { form: Form }) {
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
