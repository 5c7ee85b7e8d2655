import { Button, Kbd, Popover, Stack, Switch } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useKeysEnabled } from '#web/features/visitors/keyboard/use-list-keys.ts';
import classes from '#web/features/visitors/visitors.module.css';

const KEYS = [
  { key: 'j', label: 'next' },
  { key: 'k', label: 'previous' },
  { key: 'Enter', label: 'open' },
  { key: 'e', label: 'done' },
  { key: 'Esc', label: 'close' },
] as const;

/** Lists the keys of the lists, and turns single keys on or off. `mayWrite` is whether entries can be marked as done. */
export function KeyboardHelp({ mayWrite }: { mayWrite: boolean }) {
  const { t } = useTranslation('visitors');
  const [isEnabled, setEnabled] = useKeysEnabled();
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" color="gray" px="xs" visibleFrom="sm" leftSection={<IconKeyboard size={18} stroke={1.5} aria-hidden />}>
          {t('keys.button')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('keys.title')}>
        <Stack gap="md">
          <dl className={classes['keys']}>
            {KEYS.filter(({ label }) => mayWrite || label !== 'done').map(({ key, label }) => (
              <div key={key} className={classes['key']}>
                <dt>
                  <Kbd>{key}</Kbd>
                </dt>
                <dd>{t(`keys.${label}`)}</dd>
              </div>
            ))}
          </dl>
          <Switch label={t('keys.enabled')} checked={isEnabled} onChange={({ currentTarget }) => setEnabled(currentTarget.checked)} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
