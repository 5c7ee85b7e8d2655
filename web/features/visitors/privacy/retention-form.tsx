import { Alert, Button, Radio, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { parse, wholeNumber } from '#shared/model/fields.ts';
import { RETENTION_DAYS } from '#shared/model/limits.ts';
import { api } from '#web/lib/api/api-client.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { formatNumber } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';

/** The number of days that is suggested when erasing is turned on. */
const SUGGESTED_DAYS = 365;

const retentionKey = (siteId: string) => ['visitors', siteId, 'retention'];

interface RetentionFieldsProps {
  siteId: string;
  /** The stored period in days; `null` if nothing is erased. */
  stored: number | null;
}

function RetentionFields({ siteId, stored }: RetentionFieldsProps) {
  const { t } = useTranslation('visitors');
  const language = useLanguage();
  const client = useQueryClient();
  const [isLimited, setLimited] = useState(stored !== null);
  const [days, setDays] = useState<number | string>(stored ?? SUGGESTED_DAYS);
  const parsed = parse(wholeNumber(RETENTION_DAYS.min, RETENTION_DAYS.max), days, 'days');
  const [wasSubmitted, setSubmitted] = useState(false);
  const wanted = !isLimited ? null : parsed.ok ? parsed.value : undefined;
  const erasesMore = typeof wanted === 'number' && (stored === null || wanted < stored);

  const save = useMutation({
    mutationFn: (body: { days: number | null }) => api.siteMember.setRetention({ params: { id: siteId }, body }),
    onSuccess: (saved) => {
      client.setQueryData(retentionKey(siteId), saved.days);
      toast.success(t('privacy.retentionDone'));
    },
    onError: (error) => toast.error(error, t('privacy.retentionFailed')),
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (wanted !== undefined) save.mutate({ days: wanted });
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" align="flex-start">
        <Radio.Group aria-label={t('privacy.retention')} value={isLimited ? 'on' : 'off'} onChange={(value) => setLimited(value === 'on')}>
          <Stack gap="xs">
            <Radio value="off" label={t('privacy.retentionOff')} />
            <Radio value="on" label={t('privacy.retentionOn')} />
          </Stack>
        </Radio.Group>
        {isLimited && (
          <NumericInput
            label={t('privacy.days')}
            suffix={t('privacy.daysUnit')}
            description={t('privacy.daysHelp', {
              min: formatNumber(RETENTION_DAYS.min, language),
              max: formatNumber(RETENTION_DAYS.max, language),
            })}
            min={RETENTION_DAYS.min}
            max={RETENTION_DAYS.max}
            value={days}
            error={wasSubmitted && !parsed.ok && formErrors(parsed.errors)['days']}
            onChange={setDays}
          />
        )}
        {erasesMore && (
          <Alert color="danger" variant="light">
            {t('privacy.retentionWarning', { days: formatNumber(wanted, language) })}
          </Alert>
        )}
        <Button type="submit" loading={save.isPending} disabled={wanted === stored}>
          {t('privacy.retentionSave')}
        </Button>
      </Stack>
    </form>
  );
}

/** Sets after how many days a daily job erases what visitors sent. */
export function RetentionForm({ siteId }: { siteId: string }) {
  const { t } = useTranslation('visitors');
  const found = useQuery({
    queryKey: retentionKey(siteId),
    queryFn: async ({ signal }) => (await api.siteMember.getRetention({ params: { id: siteId } }, { signal })).days,
    staleTime: 0,
  });
  return (
    <QueryState query={found} failed={t('privacy.retentionLoadFailed')} placeholder={96}>
      {(days) => <RetentionFields key={String(days)} siteId={siteId} stored={days} />}
    </QueryState>
  );
}
