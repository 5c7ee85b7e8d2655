import { Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { NewsState } from '#shared/model/news/news.ts';
import { mayBecome } from '#shared/rules/news/news-state.ts';
import { timingOf } from '#web/features/news/form/news-draft.ts';
import classes from '#web/features/news/form/news-form.module.css';
import type { NewsFormState } from '#web/features/news/form/news-form-state.ts';
import { newsVisibility } from '#web/features/news/model/news-visibility.ts';
import { useVisibilityText } from '#web/features/news/use-visibility-text.ts';
import { parseParam } from '#web/lib/search-params.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { JapaneseTimePicker } from '#web/ui/fields/time-picker/japanese-time-picker.tsx';

interface TimingFieldsProps {
  form: NewsFormState;
  /** The state in which the item was saved; `undefined` for a new one. */
  savedState: NewsState | undefined;
  onBlur: (field: 'startDate' | 'endDate') => void;
}

/** The fields that determine whether and when visitors see an item, with the effect as text. */
export function TimingFields({ form, savedState, onBlur }: TimingFieldsProps) {
  const { t } = useTranslation('news');
  const visibilityText = useVisibilityText();
  const { state, publishType, startDate, endDate } = form.values;
  const isScheduled = publishType === 'scheduled';
  const isRequired = isScheduled && state !== 'draft';
  return (
    <Stack gap="md">
      <Radio.Group
        label={t('timing.type')}
        value={publishType}
        onChange={(value) => form.setFieldValue('publishType', value === 'scheduled' ? 'scheduled' : 'instant')}
      >
        <Stack gap="xs" mt={4}>
          {(['instant', 'scheduled'] as const).map((type) => (
            <Radio key={type} value={type} label={t(`timing.${type}`)} description={t(`timing.${type}Help`)} />
          ))}
        </Stack>
      </Radio.Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        {isScheduled && (
          <JapaneseTimePicker
            label={t('timing.start')}
            help={t('timing.japan')}
            value={startDate}
            error={form.errors['startDate']}
            isRequired={isRequired}
            onChange={(typed) => form.setFieldValue('startDate', typed)}
            onBlur={() => onBlur('startDate')}
          />
        )}
        <JapaneseTimePicker
          label={t('timing.end')}
          help={t(isScheduled ? 'timing.endHelp' : 'timing.endOptional')}
          value={endDate}
          error={form.errors['endDate']}
          isRequired={isRequired}
          defaultClock="18:00"
          onChange={(typed) => form.setFieldValue('endDate', typed)}
          onBlur={() => onBlur('endDate')}
        />
      </SimpleGrid>
      <Radio.Group
        label={t('timing.state')}
        value={state}
        onChange={(value) => form.setFieldValue('state', parseParam(NewsState, value) ?? state)}
      >
        <Stack gap="xs" mt={4}>
          {(['public', 'unpublic', 'draft'] as const)
            .filter((each) => mayBecome(savedState, each))
            .map((each) => (
              <Radio key={each} value={each} label={t(`timing.states.${each}`)} description={t(`timing.statesHelp.${each}`)} />
            ))}
        </Stack>
      </Radio.Group>
      <Text role="status" className={classes['visibility'] ?? ''}>
        <IconEye size={18} stroke={1.5} aria-hidden />
        <span>{visibilityText(newsVisibility(timingOf(form.values), serverNow()))}</span>
      </Text>
    </Stack>
  );
}
