import { Button, Stack, Switch, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type OwnVisits, OwnVisitSettings } from '#shared/model/analytics/own-visits.ts';
import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import { OWN_ADDRESSES_MAX } from '#shared/model/limits.ts';
import { api } from '#web/lib/api/api-client.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { toast } from '#web/lib/toast.ts';

export const ownVisitsKey = (siteId: string) => ['analytics', 'own-visits', siteId];

/** Splits a list of addresses at white space, commas and semicolons, full-width ones too. */
const addressesIn = (text: string): string[] => text.split(/[\s,、，;；]+/).filter((address) => address !== '');

/** Returns the first error, with the address that causes it unless the message already contains the address. */
function addressFault(settings: OwnVisitSettings): { address: string | undefined; error: FieldError } | undefined {
  const parsed = parse(OwnVisitSettings, settings);
  const error = parsed.ok ? undefined : parsed.errors.find(({ path }) => path.startsWith('addresses'));
  if (!error) return undefined;
  // The message for an invalid address already contains the address.
  const isNamed = error.rule === 'invalid-address';
  return { address: isNamed ? undefined : settings.addresses[Number(error.path.split('.')[1])], error };
}

interface OwnVisitsFormProps {
  siteId: string;
  ownVisits: OwnVisits;
  onSaved: () => void;
}

/** Settings for excluding own visits: on or off, and IP addresses in addition to browsers that open the site from the console. */
export function OwnVisitsForm({ siteId, ownVisits, onSaved }: OwnVisitsFormProps) {
  const { t } = useTranslation('analytics');
  const client = useQueryClient();
  const { here } = ownVisits;
  const [areLeftOut, setLeftOut] = useState(ownVisits.areLeftOut);
  const [typed, setTyped] = useState(ownVisits.addresses.join('\n'));
  const [wasSubmitted, setSubmitted] = useState(false);
  const addresses = addressesIn(typed);
  const fault = addressFault({ areLeftOut, addresses });

  const save = useMutation({
    mutationFn: () => api.analytics.setOwnVisits({ params: { siteId }, body: { areLeftOut, addresses } }),
    onSuccess: async () => {
      toast.success(t('ownVisits.saved'));
      onSaved();
      // The report shows whether own visits are left out, so it is reloaded.
      await client.invalidateQueries({ queryKey: ['analytics'] });
    },
    onError: (failure) => toast.error(failure, t('ownVisits.saveFailed')),
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!fault) save.mutate();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('ownVisits.lead')}</Text>
        <Switch
          label={t('ownVisits.on')}
          description={t('ownVisits.browser')}
          checked={areLeftOut}
          onChange={({ currentTarget }) => setLeftOut(currentTarget.checked)}
        />
        <Textarea
          label={t('ownVisits.addresses')}
          description={t('ownVisits.addressesHelp', { max: OWN_ADDRESSES_MAX })}
          rows={4}
          autoComplete="off"
          spellCheck={false}
          disabled={!areLeftOut}
          value={typed}
          error={
            wasSubmitted &&
            fault && (
              <>
                {fault.address !== undefined && `${fault.address}: `}
                <FieldErrorText error={fault.error} />
              </>
            )
          }
          errorProps={{ component: 'div' }}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {here !== null && areLeftOut && !addresses.includes(here) && (
          <Button variant="default" size="sm" onClick={() => setTyped([...addresses, here].join('\n'))}>
            {t('ownVisits.addHere', { range: here })}
          </Button>
        )}
        <Button type="submit" loading={save.isPending}>
          {t('ownVisits.save')}
        </Button>
      </Stack>
    </form>
  );
}
