import { Checkbox, Code, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { WEBHOOK_EVENTS, WebhookEvent } from '#shared/model/open-api/webhook.ts';
import { eventKey } from '#web/features/open-api/webhooks/event-key.ts';

interface EventsFieldProps {
  value: WebhookEvent[];
  error: ReactNode;
  onChange: (events: WebhookEvent[]) => void;
}

/** Selects the events that a webhook receives. */
export function EventsField({ value, error, onChange }: EventsFieldProps) {
  const { t } = useTranslation('webhooks');
  return (
    <Checkbox.Group
      label={t('form.events')}
      withAsterisk
      description={t('form.eventsHelp')}
      value={value}
      error={error}
      onChange={(chosen) => onChange(chosen.map((event) => WebhookEvent.parse(event)))}
    >
      <Stack gap="sm" mt={4} mb={6}>
        {WEBHOOK_EVENTS.map((event) => (
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
    </Checkbox.Group>
  );
}
