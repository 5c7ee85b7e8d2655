import { Button, Group, List, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useEndContract } from '#web/features/plans/check/check-plan-queries.ts';
import { lastDayOf } from '#web/features/plans/check/last-day-of.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface EndDialogProps {
  /** The months at whose end the contract may end. */
  months: readonly string[];
  /** Whether a change of the plan was requested. */
  hasChange: boolean;
  onClose: () => void;
}

/** Explains the consequences of ending the contract, and requests the end. */
export function EndDialog({ months, hasChange, onClose }: EndDialogProps) {
  const { t } = useTranslation(['contract', 'common']);
  const { workRole } = useUser();
  const end = useEndContract();
  const [month, setMonth] = useState(months[0] ?? '');
  const day = formatDay(lastDayOf(month));
  const consequences = [
    ...(['until', 'sites'] as const),
    ...(workRole === 'OEM_MASTER' ? (['below'] as const) : []),
    ...(['data', 'invoice'] as const),
    ...(hasChange ? (['change'] as const) : []),
  ];
  const submit = (): void =>
    end.mutate(month, {
      onSuccess: () => toast.success(t('end.done', { day })),
      onError: (error) => toast.error(error, t('end.failed')),
      onSettled: onClose,
    });
  return (
    <Dialog onClose={onClose} title={t('end.title')}>
      <Stack gap="md">
        <NativeSelect
          label={t('end.day')}
          name="end-month"
          data={months.map((value) => ({ value, label: formatDay(lastDayOf(value)) }))}
          value={month}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
        <List spacing={4} withPadding={false} listStyleType="disc" pl="md">
          {consequences.map((line) => (
            <List.Item key={line}>{t(`end.${line}`, { day })}</List.Item>
          ))}
        </List>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button color="danger" loading={end.isPending} onClick={submit}>
            {t('end.confirm')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
