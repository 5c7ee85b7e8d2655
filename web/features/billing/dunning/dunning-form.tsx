import { ActionIcon, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DUNNING_LIMITS, DunningKind, DunningSettings, type DunningSteps } from '#shared/model/billing/dunning.ts';
import classes from '#web/features/billing/dunning/dunning.module.css';
import { useSaveDunning } from '#web/features/billing/dunning/dunning-queries.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { toast } from '#web/lib/toast.ts';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

/** A step as typed in the form. */
interface StepDraft {
  id: string;
  kind: DunningKind;
  days: number | string;
}

interface DunningDraft {
  steps: StepDraft[];
}

const DAYS_BETWEEN = 7;
const inputOf = ({ steps }: DunningDraft) => ({ steps: steps.map(({ kind, days }) => ({ kind, days })) });

/** Returns a step after the last one. */
function nextStep(steps: readonly StepDraft[]): StepDraft {
  const last = steps.at(-1)?.days;
  const days = typeof last === 'number' ? Math.min(last + DAYS_BETWEEN, DUNNING_LIMITS.maxDays) : DAYS_BETWEEN;
  return { id: crypto.randomUUID(), kind: 'reminder', days };
}

/** The steps of dunning in their order. */
export function DunningForm({ stored, version }: { stored: DunningSteps; version: number }) {
  const { t } = useTranslation('dunning');
  const save = useSaveDunning();
  const { formId, form, submitTo } = useDraftForm<DunningDraft>({
    initialValues: { steps: stored.map((step, index) => ({ ...step, id: String(index) })) },
    errorsOf: (draft) => schemaErrors(DunningSettings, inputOf(draft)),
  });
  const submit = submitTo(
    save,
    (draft) => ({ ...DunningSettings.parse(inputOf(draft)), version }),
    () => toast.success(t('saved')),
  );
  const { steps } = form.values;
  return (
    <form id={formId} onSubmit={submit} noValidate aria-label={t('steps')}>
      <UnsavedGuard isActive={form.isDirty() && !save.isSuccess} />
      <Stack gap="md">
        <Title order={2} size="h4">
          {t('steps')}
        </Title>
        {steps.length === 0 && <Text>{t('none')}</Text>}
        <ol className={classes['steps']}>
          {steps.map(({ id, days }, index) => (
            <li key={id} className={classes['step']} aria-label={t('step', { position: index + 1 })}>
              <NativeSelect
                label={t('kind')}
                data={DunningKind.options.map((value) => ({ value, label: t(`kinds.${value}`) }))}
                {...form.getInputProps(`steps.${index}.kind`)}
              />
              <NumericInput
                label={t('days')}
                suffix={t('daysUnit')}
                min={DUNNING_LIMITS.minDays}
                max={DUNNING_LIMITS.maxDays}
                value={days}
                error={form.errors[`steps.${index}.days`]}
                onChange={(value) => form.setFieldValue(`steps.${index}.days`, value)}
              />
              <ActionIcon
                className={classes['remove'] ?? ''}
                aria-label={t('remove', { position: index + 1 })}
                onClick={() => form.removeListItem('steps', index)}
              >
                <IconTrash size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ol>
        {steps.length < DUNNING_LIMITS.steps && (
          <Group>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => form.insertListItem('steps', nextStep(steps))}
            >
              {t('add')}
            </Button>
          </Group>
        )}
        <Text size="sm" c="dimmed">
          {t('hint')}
        </Text>
        <FormFailure error={save.error} />
        <Group>
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
