import { Accordion, Badge, Button, Code, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { API_ROOT, OPEN_PATH } from '#shared/api-contract/endpoint.ts';
import type { OpenOperation } from '#shared/api-contract/endpoints/open-operations.ts';
import { API_CALLS_PER_MINUTE } from '#shared/model/limits.ts';
import classes from '#web/features/open-api/api-access.module.css';
import { OPERATION_GROUPS, operationKey, scopeKey } from '#web/features/open-api/operation-groups.ts';
import { OperationDetail } from '#web/features/open-api/reference/operation-detail.tsx';
import { WebhookReference } from '#web/features/open-api/reference/webhook-reference.tsx';
import { apiAccessPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { Page } from '#web/ui/page/page.tsx';

/** The definition of the open endpoints, which `npm run api-reference` writes beside this file. */
const DOCUMENT_URL = new URL('./open-api.json', import.meta.url).href;

const METHOD_COLOUR = { GET: 'blue', POST: 'green', PUT: 'violet', DELETE: 'red' } as const;
const RULES = ['envelope', 'rate', 'cursor', 'idempotency', 'browser'] as const;

function OperationHeading({ operation }: { operation: OpenOperation }) {
  const { t } = useTranslation('api');
  const { method, path } = operation.endpoint;
  return (
    <span className={classes['heading']}>
      <Badge variant="light" color={METHOD_COLOUR[method]} miw={64}>
        {method}
      </Badge>
      <Code className={classes['endpoint'] ?? ''}>{path}</Code>
      <Text component="span" size="sm" c="dimmed">
        {t(operationKey(operation))}
      </Text>
    </span>
  );
}

/** The endpoints that are open to machines, with examples in code and a form to try each. */
export function ApiReferencePage() {
  const { t } = useTranslation('api');
  const user = useUser();
  const [credential, setCredential] = useState('');
  /** The message key of the opened endpoint. Element ids contain the key, so it must not contain spaces. */
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Page
      title={t('ref.title')}
      lead={t('ref.lead')}
      action={
        <Button
          variant="default"
          component="a"
          href={DOCUMENT_URL}
          download="open-api.json"
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
        >
          {t('ref.document')}
        </Button>
      }
    >
      <Stack gap="xl">
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            component={Link}
            to={apiAccessPath(user)}
            leftSection={<IconArrowLeft size={16} aria-hidden />}
          >
            {t('ref.back')}
          </Button>
        </div>
        <section>
          <Title order={2} size="md" mb="xs">
            {t('ref.base')}
          </Title>
          <Code className={classes['endpoint'] ?? ''}>{`${location.origin}${API_ROOT}${OPEN_PATH}`}</Code>
        </section>
        <section>
          <Title order={2} size="md" mb="xs">
            {t('ref.rules')}
          </Title>
          <ul className={classes['rules']}>
            {RULES.map((rule) => (
              <li key={rule}>{t(`ref.rule.${rule}`, { limit: API_CALLS_PER_MINUTE })}</li>
            ))}
          </ul>
        </section>
        <WebhookReference />
        {OPERATION_GROUPS.map(({ scope, operations }) => (
          <section key={scope}>
            <Title order={2} size="md" mb="xs">
              {t(scopeKey(scope))}
            </Title>
            <Accordion variant="contained" order={3} value={opened} onChange={setOpened}>
              {operations.map((operation) => (
                <Accordion.Item key={operation.id} value={operationKey(operation)}>
                  <Accordion.Control>
                    <OperationHeading operation={operation} />
                  </Accordion.Control>
                  <Accordion.Panel>
                    {opened === operationKey(operation) && (
                      <OperationDetail operation={operation} credential={credential} onCredential={setCredential} />
                    )}
                  </Accordion.Panel>
                </Accordion.Item>
              ))}
            </Accordion>
          </section>
        ))}
      </Stack>
    </Page>
  );
}
