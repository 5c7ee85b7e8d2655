import { Alert, Badge, Button, Group, PasswordInput, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconAlertTriangle, IconSend } from '@tabler/icons-react';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { OpenOperation } from '#shared/api-contract/endpoints/open-operations.ts';
import { callOpenApi, type OpenCallAnswer } from '#web/features/open-api/reference/call-open-api.ts';
import { CodeBlock } from '#web/features/open-api/reference/code-block.tsx';
import { exampleBodyOf, parametersOf } from '#web/features/open-api/reference/operation-input.ts';

const ERROR_STATUS_MIN = 400;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function Answer({ answer: { status, body, rate } }: { answer: OpenCallAnswer }) {
  const { t } = useTranslation('api');
  return (
    <Stack gap="xs" role="status">
      <Group gap="xs">
        <Text fw={550}>{t('ref.try.answer')}</Text>
        <Badge color={status < ERROR_STATUS_MIN ? 'green' : 'red'} variant="light">
          {status}
        </Badge>
        {rate && (
          <Text size="xs" c="dimmed">
            {t('ref.try.remaining', rate)}
          </Text>
        )}
      </Group>
      <CodeBlock code={body} label={t('ref.try.answer')} />
    </Stack>
  );
}

interface TryItProps {
  operation: OpenOperation;
  parameters: Readonly<Record<string, string>>;
  credential: string;
  onParameter: (name: string, value: string) => void;
  onCredential: (credential: string) => void;
}

/** Calls an endpoint with the entered values. The credential stays in the memory of the page. */
export function TryIt({ operation, parameters, credential, onParameter, onCredential }: TryItProps) {
  const { t } = useTranslation('api');
  const example = exampleBodyOf(operation);
  const [body, setBody] = useState(example ? JSON.stringify(example, null, 2) : undefined);
  const [isChecked, setChecked] = useState(false);
  const call = useMutation({ mutationFn: () => callOpenApi(operation, { credential: credential.trim(), parameters, body }) });
  const fields = parametersOf(operation);
  const isMissing = (value = ''): boolean => value.trim() === '';
  const isBodyValid = body === undefined || isJson(body);
  const isComplete =
    !isMissing(credential) && isBodyValid && fields.every(({ name, isRequired }) => !isRequired || !isMissing(parameters[name]));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (isComplete) call.mutate();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm" maw={720}>
        <Text size="sm" c="dimmed">
          {t('ref.try.text')}
        </Text>
        {operation.endpoint.method !== 'GET' && (
          <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />}>
            {t('ref.try.writes')}
          </Alert>
        )}
        <PasswordInput
          label={t('ref.try.credential')}
          description={t('ref.try.credentialHelp')}
          withAsterisk
          autoComplete="off"
          value={credential}
          error={isChecked && isMissing(credential) && t('ref.try.required')}
          onChange={({ currentTarget }) => onCredential(currentTarget.value)}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {fields.map(({ name, isRequired }) => (
            <TextInput
              key={name}
              label={name}
              withAsterisk={isRequired}
              autoComplete="off"
              value={parameters[name] ?? ''}
              error={isChecked && isRequired && isMissing(parameters[name]) && t('ref.try.required')}
              onChange={({ currentTarget }) => onParameter(name, currentTarget.value)}
            />
          ))}
        </SimpleGrid>
        {body !== undefined && (
          <Textarea
            label={t('ref.body')}
            withAsterisk
            autosize
            minRows={4}
            maxRows={16}
            ff="monospace"
            spellCheck={false}
            value={body}
            error={isChecked && !isBodyValid && t('ref.try.invalidJson')}
            onChange={({ currentTarget }) => setBody(currentTarget.value)}
          />
        )}
        <div>
          <Button type="submit" leftSection={<IconSend size={16} aria-hidden />} loading={call.isPending}>
            {t('ref.try.send')}
          </Button>
        </div>
        {call.isError && (
          <Alert role="alert" color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />}>
            {t('ref.try.failed')}
          </Alert>
        )}
        {call.data && <Answer answer={call.data} />}
      </Stack>
    </form>
  );
}
