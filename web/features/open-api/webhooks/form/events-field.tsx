import { Checkbox, Code, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BILLING_EVENTS, SITE_EVENTS, WebhookEvent } from '#shared/model/open-api/webhook.ts';
import { billingHelpKey } from '#web/features/open-api/operation-groups.ts';
import { useUser } from '#web/lib/session/user.ts';
import { eventKey } from '#web/features/open-api/webhooks/event-key.ts';

interface EventsFieldProps {
  value: WebhookEvent[];
  error: ReactNode;
  onChange: (events: WebhookEvent[]) => void;
}

const GROUPS = [
  { name: 'site', events: SITE_EVENTS },
  { name: 'billing', events: BILLING_EVENTS },
] as const;

/** Selects the events that a webhook receives. */
export function EventsField({ value, error, onChange }: EventsFieldProps) {
  const { t } = useTranslation(['webhooks', 'api']);
  const user = useUser();
  return (
    <Checkbox.Group
      label={t('form.events')}
      withAsterisk
      description={t('form.eventsHelp')}
      value={value}
      error={error}
      onChange={(chosen) => onChange(chosen.map((event) => WebhookEvent.parse(event)))}
    >
      <Stack gap="md" mt={6} mb={6}>
        {GROUPS.map(({ name, events }) => (
          <Stack key={name} gap="sm" role="group" aria-label={t(`form.eventsOf.${name}`)}>
            <div>
              <Text size="sm" fw={550}>
                {t(`form.eventsOf.${name}`)}
              </Text>
              {name === 'billing' && (
                <Text size="xs" c="dimmed">
                  {t(`api:${billingHelpKey(user)}`)}
                </Text>
              )}
            </div>
            {events.map((event) => (
              <Checkbox
                key={event}
                value={event}
                error={Boolean(error)}
                label={
                  <>
                    {t(eventKey(event))} <Code>{event}</Code>
                  </>
                }
              />
            ))}
          </Stack>
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
