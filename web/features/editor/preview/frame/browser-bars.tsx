import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBoxPadding } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/editor/preview/frame/browser-bars.module.css';
import type { Screen } from '#web/features/editor/preview/frame/screens.ts';

interface BarsToggleProps {
  screen: Screen;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

/** Shows or hides `BrowserBars`; renders nothing for a screen without bars. */
export function BarsToggle({ screen, isShown, onChange }: BarsToggleProps) {
  const { t } = useTranslation('preview');
  if (!screen.bars) return null;
  return (
    <Tooltip label={t('bars')}>
      <ActionIcon variant={isShown ? 'light' : 'subtle'} aria-label={t('bars')} aria-pressed={isShown} onClick={() => onChange(!isShown)}>
        <IconBoxPadding size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** Marks the areas that the bars of system and browser may cover, so that important content of a picture is placed between them. */
export const BrowserBars = ({ screen: { bars } }: { screen: Screen }) =>
  bars && (
    <div className={classes['bars']} data-bars aria-hidden>
      <span style={{ height: bars.top }} />
      <span style={{ height: bars.bottom }} />
    </div>
  );
