import { Button, List, NativeSelect, Stack, Switch, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DeliverySettings, type ReportDelivery } from '#shared/model/analytics/report-delivery.ts';
import { parse } from '#shared/model/fields.ts';
import { type Language, LANGUAGE_NAME, LANGUAGES } from '#shared/model/language.ts';
import { api } from '#web/lib/api/api-client.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { readAddresses } from '#web/lib/form/read-addresses.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { formatLongMonth } from '#web/lib/format/month-choices.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';

export const deliveryKey = (siteId: string) => ['analytics', 'delivery', siteId];

/** Returns the error of the addresses: the first invalid one, or the rule that the list breaks; `undefined` if the list is valid. */
function addressError(typed: string, settings: DeliverySettings, faultOf: (text: string) => string): ReactNode {
  const { faults } = readAddresses(typed);
  const [first] = faults;
  if (first)
    return (
      <>
        {faultOf(first.text)}
        <FieldErrorText error={first.error} />
      </>
    );
  const parsed = parse(DeliverySettings, settings);
  const error = parsed.ok ? undefined : parsed.errors.find(({ path }) => path.startsWith('recipients'));
  return error && <FieldErrorText error={error} />;
}

function PastDeliveries({ deliveries }: Pick<ReportDelivery, 'deliveries'>) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  if (deliveries.length === 0) return null;
  return (
    <section aria-label={t('monthly.past')}>
      <Text fw={600}>{t('monthly.past')}</Text>
      <List size="sm">
        {deliveries.map(({ month, outcome, recipients }) => (
          <List.Item key={month}>
            {formatLongMonth(month, language)}: {t(`monthly.outcome.${outcome}`, { number: formatNumber(recipients, language) })}
          </List.Item>
        ))}
      </List>
    </section>
  );
}

interface MonthlyReportFormProps {
  siteId: string;
  delivery: ReportDelivery;
  onSaved: () => void;
}

/** Settings of the monthly report e-mail: whether it is sent, recipients and language; with the outcome of the last deliveries. */
export function MonthlyReportForm({ siteId, delivery, onSaved }: MonthlyReportFormProps) {
  const { t } = useTranslation('analytics');
  const shown = useLanguage();
  const client = useQueryClient();
  const isNew = !delivery.isOn && delivery.recipients.length === 0;
  const [isOn, setOn] = useState(delivery.isOn);
  const [typed, setTyped] = useState(delivery.recipients.join('\n'));
  const [language, setLanguage] = useState<Language>(isNew ? shown : delivery.language);
  const [wasSubmitted, setSubmitted] = useState(false);
  const settings: DeliverySettings = { isOn, recipients: readAddresses(typed).addresses, language };
  const error = addressError(typed, settings, (text) => t('monthly.fault', { text }));

  const save = useMutation({
    mutationFn: () => api.analytics.setDelivery({ params: { siteId }, body: settings }),
    onSuccess: ({ delivery: saved }) => {
      client.setQueryData(deliveryKey(siteId), saved);
      toast.success(t('monthly.saved'));
      onSaved();
    },
    onError: (failure) => toast.error(failure, t('monthly.saveFailed')),
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!error) save.mutate();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('monthly.lead')}</Text>
        <Switch label={t('monthly.on')} checked={isOn} onChange={({ currentTarget }) => setOn(currentTarget.checked)} />
        <Textarea
          label={t('monthly.recipients')}
          description={t('monthly.recipientsHelp')}
          rows={4}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={wasSubmitted && error}
          errorProps={{ component: 'div' }}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <NativeSelect
          label={t('monthly.language')}
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
          value={language}
          onChange={({ currentTarget }) => setLanguage(LANGUAGES.find((one) => one === currentTarget.value) ?? language)}
        />
        <PastDeliveries deliveries={delivery.deliveries} />
        <Button type="submit" loading={save.isPending}>
          {t('monthly.save')}
        </Button>
      </Stack>
    </form>
  );
}
