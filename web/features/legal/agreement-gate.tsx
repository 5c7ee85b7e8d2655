import { Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link, useLocation } from 'react-router';
import type { OwnAgreements } from '#shared/model/legal/legal-document.ts';
import { agreesToDocuments } from '#shared/rules/legal/legal-version.ts';
import { Conditions } from '#web/features/legal/shared/conditions.tsx';
import { ApplicationFormButton } from '#web/features/legal/shared/application-form-button.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { OWN_AGREEMENTS, useOwnAgreements } from '#web/lib/api/use-legal.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { formatDay } from '#web/lib/format/format.ts';
import { legalPath, paymentListPath, paymentMethodPath } from '#web/lib/paths.ts';
import { storeUser } from '#web/lib/session/session.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';
import { Page } from '#web/ui/page/page.tsx';

function AgreementPage({ due, agreements, conditions, isContractDue }: OwnAgreements) {
  const { t } = useTranslation('legal');
  const user = useUser();
  const maySeeBills = useMayDo('payment:read');
  const queries = useQueryClient();
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isFirst = agreements.length === 0 || isContractDue;
  const agree = useMutation({
    mutationFn: () => api.legal.agree({ body: { ids: due.map(({ id }) => id), conditions: isContractDue ? conditions : null } }),
    onSuccess: async (own) => {
      // Before the other screens open, because the login may use them from now on.
      if (isContractDue) storeUser((await api.auth.userInfo({})).user);
      queries.setQueryData(OWN_AGREEMENTS, own);
    },
    // Refetches the agreements that are due, because a newer version may be in force.
    onError: () => void queries.invalidateQueries({ queryKey: OWN_AGREEMENTS }),
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setMissing(!isAgreed);
    if (isAgreed) agree.mutate();
  };
  return (
    <Page title={t(isFirst ? 'gate.title' : 'gate.titleAgain')} lead={t(isFirst ? 'gate.lead' : 'gate.leadAgain')} width="form">
      <form noValidate onSubmit={submit}>
        <Stack gap="lg">
          <Stack component="ul" gap="xs" m={0} pl="lg">
            {due.map((document) => (
              <li key={document.id}>
                <Anchor href={legalPath(document.kind, document)} target="_blank" rel="noreferrer" underline="always" fw={550}>
                  {t(`kind.${document.kind}`)}
                </Anchor>{' '}
                <Text span c="dimmed" size="sm">
                  {document.issuerName} · {t('effective', { day: formatDay(document.effectiveDate) })}
                </Text>
              </li>
            ))}
          </Stack>
          {isFirst && conditions && <Conditions conditions={conditions} />}
          {isContractDue && conditions && maySeeBills && (
            <Group>
              <ApplicationFormButton />
            </Group>
          )}
          <Checkbox
            label={t('gate.agree')}
            checked={isAgreed}
            aria-invalid={isMissing && !isAgreed ? true : undefined}
            error={isMissing && !isAgreed && <FieldErrorText error={{ path: 'agreed', rule: 'agreement-required' }} />}
            onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
          />
          <FormFailure title={t('gate.failed')} error={agree.error} />
          <Group>
            <Button type="submit" loading={agree.isPending}>
              {t(isFirst ? 'gate.submit' : 'gate.submitAgain')}
            </Button>
          </Group>
          <Text size="sm" c="dimmed">
            {t('gate.stillOpen')}{' '}
            {maySeeBills && (
              <>
                <Anchor component={Link} to={paymentListPath(user)} inherit underline="always">
                  {t('gate.bills')}
                </Anchor>
                {' · '}
              </>
            )}
            <Anchor component={Link} to="/log-out" inherit underline="always">
              {t('gate.signOut')}
            </Anchor>
          </Text>
        </Stack>
      </form>
    </Page>
  );
}

/**
 * Shows the agreements that are due in place of every screen except invoices and payment. The API requires only the agreement to a
 * contract that a manager concluded, because programs cannot agree to new versions. Waits for the first answer, so that the screen
 * does not flash, but not for a retry.
 */
export function AgreementGate({ children }: { children: ReactNode }) {
  const user = useUser();
  const { pathname } = useLocation();
  const isAsked = agreesToDocuments(user.userTypeId) && !user.acting;
  const { data, isLoading, failureCount } = useOwnAgreements({ isEnabled: isAsked });
  if ([paymentListPath(user), paymentMethodPath(user)].some((path) => pathname === path || pathname.startsWith(`${path}/`)))
    return children;
  if (isLoading && (failureCount === 0 || user.mustAgree)) return <LoadingPage />;
  return data && (data.due.length > 0 || data.isContractDue) ? <AgreementPage {...data} /> : children;
}
