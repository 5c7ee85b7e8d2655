import { Button, Checkbox, Group, Text, TextInput, Title } from '@mantine/core';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FieldError } from '#shared/model/error.ts';
import { DOMAIN_TYPED_MAX } from '#shared/model/domains/custom-domain.ts';
import { bareName } from '#shared/rules/domains/domain-name.ts';
import classes from '#web/features/editor/domains/domain.module.css';
import { domainFault } from '#web/features/editor/domains/steps/domain-fault.ts';
import { useRequestDomain } from '#web/features/editor/domains/domain-queries.ts';
import { canHaveTwin, twinName } from '#web/features/editor/domains/group-domains.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { toast } from '#web/lib/toast.ts';

interface DomainNameFormProps {
  siteId: string;
  /** The domain that visitors use until the new one is live. */
  replaced: string | null;
  onRequested: () => void;
  /** Called when the change is cancelled. */
  onClose: () => void;
}

/** Returns the `www.` subdomain of an apex name that was refused, as a suggestion. */
const suggestionFor = (error: FieldError | undefined): string | undefined => {
  const apex = error?.rule === 'domain-apex' ? error.params?.['domain'] : undefined;
  return apex === undefined ? undefined : `www.${apex}`;
};

/** Returns the typed name, its validation error, and the function that requests it. */
function useDomainName(siteId: string, onRequested: () => void) {
  const request = useRequestDomain(siteId);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [withTwin, setWithTwin] = useState(false);
  const [error, setError] = useState<FieldError>();
  const [isChecking, setChecking] = useState(false);
  const name = bareName(typed).toLowerCase();
  const hasTwin = canHaveTwin(name);

  const type = (next: string): void => {
    setTyped(next);
    setError(undefined);
  };
  const refuse = (fault: FieldError): void => {
    setError(fault);
    focusFirstError(form.current);
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setChecking(true);
    const fault = await domainFault(typed).finally(() => setChecking(false));
    if (fault) {
      refuse(fault);
      return;
    }
    try {
      await request.mutateAsync({ domain: typed.trim(), withTwin: withTwin && hasTwin });
      onRequested();
    } catch (failure) {
      const [refused] = refusalOf(failure)?.fields ?? [];
      if (refused) refuse(refused);
      else toast.error(failure);
    }
  };
  return { form, typed, type, name, hasTwin, withTwin, setWithTwin, error, submit, isBusy: isChecking || request.isPending };
}

/** The first step: a field for the domain, validated by the rules of the server. */
export function DomainNameForm({ siteId, replaced, onRequested, onClose }: DomainNameFormProps) {
  const { t } = useTranslation(['domain', 'common']);
  const { form, typed, type, name, hasTwin, withTwin, setWithTwin, error, submit, isBusy } = useDomainName(siteId, onRequested);
  const suggestion = suggestionFor(error);
  return (
    <form ref={form} noValidate className={classes['card']} onSubmit={(event) => void submit(event)}>
      <Title order={3}>{t(replaced === null ? 'enter.title' : 'enter.changeTitle')}</Title>
      {replaced !== null && <Text size="sm">{t('enter.changeText', { name: replaced })}</Text>}
      <TextInput
        label={t('enter.label')}
        placeholder="www.example.co.jp"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={DOMAIN_TYPED_MAX}
        value={typed}
        error={error && <FieldErrorText error={error} />}
        description={t('enter.help')}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {suggestion !== undefined && (
        <Group>
          <Button variant="default" size="compact-sm" onClick={() => type(suggestion)}>
            {t('enter.suggestion', { name: suggestion })}
          </Button>
        </Group>
      )}
      {hasTwin && (
        <Checkbox
          label={name === '' ? t('twin.labelAny') : t('twin.label', { name: twinName(name) })}
          description={t('twin.help')}
          checked={withTwin}
          onChange={({ currentTarget }) => setWithTwin(currentTarget.checked)}
        />
      )}
      <Text size="sm" c="dimmed">
        {t('enter.note')}
      </Text>
      <Group gap="xs">
        <Button type="submit" loading={isBusy}>
          {t('enter.submit')}
        </Button>
        {replaced !== null && (
          <Button variant="default" onClick={onClose}>
            {t('change.cancel')}
          </Button>
        )}
      </Group>
    </form>
  );
}
