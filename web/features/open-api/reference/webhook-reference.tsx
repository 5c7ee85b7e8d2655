import { Code, Stack, Table, Tabs, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { operationId } from '#shared/api-contract/endpoint.ts';
import { WEBHOOK_EVENT_DEFINITIONS } from '#shared/api-contract/webhook-events.ts';
import { WEBHOOK_EVENTS } from '#shared/model/open-api/webhook.ts';
import classes from '#web/features/open-api/api-access.module.css';
import { CodeBlock } from '#web/features/open-api/reference/code-block.tsx';
import { CODE_LANGUAGE_NAME } from '#web/features/open-api/reference/code-examples.ts';
import { VERIFY_EXAMPLES } from '#web/features/open-api/reference/verify-examples.ts';
import { eventKey } from '#web/features/open-api/webhooks/event-key.ts';
import { CopyTextButton } from '#web/ui/copy-text-button.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';

const RULES = ['signature', 'time', 'repeat', 'answer'] as const;

/** The events of webhooks, and how receivers verify them. */
export function WebhookReference() {
  const { t } = useTranslation(['webhooks', 'api']);
  return (
    <section>
      <Title order={2} size="md" mb="xs">
        {t('title')}
      </Title>
      <Stack gap="md">
        <Text>{t('ref.text')}</Text>
        <ul className={classes['rules']}>
          {RULES.map((rule) => (
            <li key={rule}>{t(`ref.rule.${rule}`)}</li>
          ))}
        </ul>
        <ScrollRegion label={t('ref.event')} className={classes['scroll']}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('ref.event')}</Table.Th>
                <Table.Th>{t('ref.same')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {WEBHOOK_EVENTS.map((event) => (
                <Table.Tr key={event}>
                  <Table.Td>
                    <Code>{event}</Code> {t(eventKey(event))}
                  </Table.Td>
                  <Table.Td>
                    <Code className={classes['endpoint'] ?? ''}>{operationId(WEBHOOK_EVENT_DEFINITIONS[event].endpoint)}</Code>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollRegion>
        <div>
          <Title order={3} size="sm" mb={4}>
            {t('ref.verify')}
          </Title>
          <Tabs defaultValue="javascript" keepMounted={false}>
            <Tabs.List aria-label={t('ref.verify')}>
              {VERIFY_EXAMPLES.map(({ language }) => (
                <Tabs.Tab key={language} value={language}>
                  {CODE_LANGUAGE_NAME[language]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {VERIFY_EXAMPLES.map(({ language, code }) => (
              <Tabs.Panel key={language} value={language} pt="xs">
                <Stack gap="xs" align="stretch">
                  <CodeBlock code={code} label={CODE_LANGUAGE_NAME[language]} />
                  <div>
                    <CopyTextButton text={code} label={t('api:ref.copy')} copiedLabel={t('api:ref.copied')} />
                  </div>
                </Stack>
              </Tabs.Panel>
            ))}
          </Tabs>
        </div>
      </Stack>
    </section>
  );
}
