import { Checkbox, Code, Input, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useUser } from '#web/lib/session/user.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/open-api/api-access.module.css';
import { isBillingScope } from '#shared/model/open-api/api-access.ts';
import { billingHelpKey, mayGrant, OPERATION_GROUPS, operationKey, scopeKey } from '#web/features/open-api/operation-groups.ts';

interface OperationsFieldProps {
  value: readonly string[];
  error: ReactNode;
  onChange: (operations: string[]) => void;
}

/** The endpoints that an access may call, by scope. The checkbox of a scope selects all endpoints of the scope. */
export function OperationsField({ value, error, onChange }: OperationsFieldProps) {
  const { t } = useTranslation('api');
  const [labelId, errorId] = [useId(), useId()];
  const user = useUser();
  const chosen = new Set(value);
  const groups = OPERATION_GROUPS.map(({ scope, operations }) => ({
    scope,
    operations: operations.filter((operation) => mayGrant(user, operation) || chosen.has(operation.id)),
  })).filter(({ operations }) => operations.length > 0);
  const firstBilling = groups.find(({ scope }) => isBillingScope(scope))?.scope;
  const choose = (ids: readonly string[], isChosen: boolean): void =>
    onChange(isChosen ? [...new Set([...value, ...ids])] : value.filter((id) => !ids.includes(id)));
  return (
    <div role="group" aria-labelledby={labelId} {...(error && { 'aria-describedby': errorId, 'data-error': true })}>
      <Input.Label component="div" id={labelId} required>
        {t('form.operations')}
      </Input.Label>
      <Stack gap="sm" mt={6} className={classes['operations']}>
        {groups.map(({ scope, operations }) => {
          const ids = operations.map(({ id }) => id);
          const count = ids.filter((id) => chosen.has(id)).length;
          return (
            <div key={scope}>
              <Checkbox
                label={t(scopeKey(scope))}
                fw={550}
                checked={count === ids.length}
                indeterminate={count > 0 && count < ids.length}
                error={Boolean(error)}
                onChange={({ currentTarget }) => choose(ids, currentTarget.checked)}
              />
              {scope === firstBilling && (
                <Text size="xs" c="dimmed" mt={4} ml={28}>
                  {t(billingHelpKey(user))}
                </Text>
              )}
              <Stack gap={6} mt={6} ml={28}>
                {operations.map((operation) => (
                  <Checkbox
                    key={operation.id}
                    size="xs"
                    label={
                      <>
                        {t(operationKey(operation))} <Code className={classes['endpoint'] ?? ''}>{operation.id}</Code>
                      </>
                    }
                    checked={chosen.has(operation.id)}
                    onChange={({ currentTarget }) => choose([operation.id], currentTarget.checked)}
                  />
                ))}
              </Stack>
            </div>
          );
        })}
      </Stack>
      {error ? (
        <Input.Error id={errorId} mt={6}>
          {error}
        </Input.Error>
      ) : (
        <Input.Description mt={6}>{t('form.operationsHelp')}</Input.Description>
      )}
    </div>
  );
}
