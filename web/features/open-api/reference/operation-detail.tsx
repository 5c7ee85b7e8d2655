import { Code, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { OpenOperation } from '#shared/api-contract/endpoints/open-operations.ts';
import { openUrl } from '#web/features/open-api/reference/call-open-api.ts';
import { CodeExamples } from '#web/features/open-api/reference/code-block.tsx';
import { exampleBodyOf, type OperationParameter, parametersOf } from '#web/features/open-api/reference/operation-input.ts';
import { TryIt } from '#web/features/open-api/reference/try-it.tsx';

function Parameters({ parameters }: { parameters: readonly OperationParameter[] }) {
  const { t } = useTranslation('api');
  if (parameters.length === 0) return <Text c="dimmed">{t('ref.noParameters')}</Text>;
  return (
    <Table>
      <Table.Tbody>
        {parameters.map(({ name, in: place, isRequired }) => (
          <Table.Tr key={name}>
            <Table.Td>
              <Code>{name}</Code>
            </Table.Td>
            <Table.Td>{place}</Table.Td>
            <Table.Td>{isRequired ? t('ref.required') : ''}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface OperationDetailProps {
  operation: OpenOperation;
  credential: string;
  onCredential: (credential: string) => void;
}

/** The input of an endpoint, code examples, and a form that calls it. */
export function OperationDetail({ operation, credential, onCredential }: OperationDetailProps) {
  const { t } = useTranslation('api');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const { method } = operation.endpoint;
  return (
    <Stack gap="md">
      <section>
        <Title order={4} size="sm" mb={4}>
          {t('ref.parameters')}
        </Title>
        <Parameters parameters={parametersOf(operation)} />
      </section>
      <section>
        <Title order={4} size="sm" mb={4}>
          {t('ref.example')}
        </Title>
        <CodeExamples request={{ method, url: location.origin + openUrl(operation, values), body: exampleBodyOf(operation) }} />
      </section>
      <section>
        <Title order={4} size="sm" mb={4}>
          {t('ref.try.title')}
        </Title>
        <TryIt
          operation={operation}
          parameters={values}
          credential={credential}
          onParameter={(name, value) => setValues({ ...values, [name]: value })}
          onCredential={onCredential}
        />
      </section>
    </Stack>
  );
}
