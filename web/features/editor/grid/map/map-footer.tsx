import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { IconArrowsMaximize, IconKeyboard, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { memo } from 'react';
import { useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/editor/grid/grid-pane.module.css';
import type { Zoom } from '#web/features/editor/grid/viewport/use-zoom.ts';
import { useShortcuts } from '#web/features/editor/grid/shortcuts/use-shortcuts.ts';
import { ZOOM } from '#web/features/editor/grid/viewport/grid-zoom.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The zoom buttons and the help of the map. */
export const MapFooter = memo(function MapFooter({ zoom, step, fit, helpId }: Omit<Zoom, 'pitch'> & { helpId: string }) {
  const { t } = useTranslation('grid');
  const language = useLanguage();
  const { show } = useShortcuts();
  const percent = formatNumber(Math.round(zoom * 100), language);
  const buttons = [
    { name: 'zoomOut', keys: '-', label: t('zoom.out'), icon: IconZoomOut, isPossible: zoom > ZOOM.least, run: () => step(-1) },
    { name: 'zoomIn', keys: '+', label: t('zoom.in'), icon: IconZoomIn, isPossible: zoom < ZOOM.most, run: () => step(1) },
    { name: 'zoomFit', keys: '0', label: t('zoom.fit'), icon: IconArrowsMaximize, isPossible: true, run: fit },
  ] as const;
  useOfferCommands(() => [
    ...buttons,
    { name: 'shortcuts', label: t('shortcuts.open'), icon: IconKeyboard, keys: '?', run: () => show(true) },
  ]);
  return (
    <div className={classes['foot']}>
      <div role="group" aria-label={t('zoom.label')} className={classes['zoom']}>
        {buttons.map(({ label, icon: Icon, isPossible, run }) => (
          <Tooltip key={label} label={label}>
            <ActionIcon
              size={28}
              aria-label={label}
              aria-disabled={!isPossible}
              {...(!isPossible && { 'data-disabled': true })}
              onClick={run}
            >
              <Icon {...ICON} />
            </ActionIcon>
          </Tooltip>
        ))}
        <Text size="xs" c="dimmed" role="status" aria-label={t('zoom.level', { percent })}>
          {percent}%
        </Text>
      </div>
      <Tooltip label={`${t('shortcuts.open')} (?)`}>
        <ActionIcon size={28} aria-label={t('shortcuts.open')} onClick={() => show(true)}>
          <IconKeyboard {...ICON} />
        </ActionIcon>
      </Tooltip>
      <Text id={helpId} size="xs" c="dimmed" className={classes['help'] ?? ''}>
        {t('help')}
      </Text>
    </div>
  );
});
