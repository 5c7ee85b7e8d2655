import { ActionIcon, Button, Group, Input, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FieldError } from '#shared/model/error.ts';
import { EMBED_MAX } from '#shared/model/limits.ts';
import { toEmbedOrigin } from '#shared/model/sites/embed-origin.ts';
import classes from '#web/features/editor/embed/embed.module.css';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useChangeSettings } from '#web/features/editor/fields/use-change-settings.ts';
import { useFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import { useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';

/** Returns the origin of a typed address, or the rule that it breaks. */
function readOrigin(typed: string, allowed: readonly string[]): { origin: string } | { fault: FieldError } {
  const origin = toEmbedOrigin(typed);
  if (origin === undefined) return { fault: { path: 'embedOrigins', rule: 'invalid-origin' } };
  if (allowed.includes(origin)) return { fault: { path: 'embedOrigins', rule: 'duplicate' } };
  if (allowed.length < EMBED_MAX.origins) return { origin };
  return { fault: { path: 'embedOrigins', rule: 'too-many', params: { max: EMBED_MAX.origins } } };
}

/** The field that allows one more site. */
function AllowForm({ allowed, onAllow }: { allowed: readonly string[]; onAllow: (origin: string) => void }) {
  const { t } = useTranslation('shell');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<FieldError>();
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const read = readOrigin(typed, allowed);
    if ('fault' in read) return setFault(read.fault);
    onAllow(read.origin);
    return setTyped('');
  };
  const type = (value: string): void => {
    setTyped(value);
    setFault(undefined);
  };
  return (
    <form onSubmit={add} noValidate>
      <TextField
        label={t('embed.origin')}
        help={t('embed.originHelp')}
        type="url"
        value={typed}
        max={EMBED_MAX.characters}
        error={fault}
        isReadOnly={false}
        placeholder="https://www.example.com"
        onChange={type}
      />
      <Button type="submit" variant="default" mt="xs" disabled={typed.trim() === ''}>
        {t('embed.add')}
      </Button>
    </form>
  );
}

/** The origins whose pages may frame the site. */
export function EmbedOriginsField() {
  const { t } = useTranslation('shell');
  const { embedOrigins } = useSettings();
  const isReadOnly = useIsReadOnly();
  const change = useChangeSettings('embed');
  const fault = useFieldFault('settings', 'embedOrigins');
  return (
    <div data-anchor="settings/embedOrigins">
      {!isReadOnly && <AllowForm allowed={embedOrigins} onAllow={(origin) => change({ embedOrigins: [...embedOrigins, origin] })} />}
      {fault && (
        <Input.Error mt="xs">
          <FieldErrorText error={fault} />
        </Input.Error>
      )}
      {embedOrigins.length === 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('embed.none')}
        </Text>
      )}
      <ul aria-label={t('embed.allowed')} className={classes['origins']} hidden={embedOrigins.length === 0}>
        {embedOrigins.map((origin) => (
          <Group key={origin} component="li" justify="space-between" wrap="nowrap">
            <Text size="sm" className={classes['origin'] ?? ''}>
              {origin}
            </Text>
            {!isReadOnly && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('embed.remove', { origin })}
                onClick={() => change({ embedOrigins: embedOrigins.filter((other) => other !== origin) })}
              >
                <IconTrash size={16} stroke={1.5} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        ))}
      </ul>
    </div>
  );
}
