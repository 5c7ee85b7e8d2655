import { Button, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { AdviceRule } from '#shared/model/sites/advice-rule.ts';
import type { Advice } from '#web/features/editor/model/faults/site-advice.ts';
import classes from '#web/features/editor/checklist/checklist.module.css';
import { usePlaceLabel } from '#web/features/editor/checklist/use-place-label.ts';
import { faultLocation } from '#web/features/editor/model/faults/fault-location.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useIncrementalList } from '#web/features/editor/sections/use-incremental-list.ts';

const CHUNK = 24;

interface SuggestionProps {
  rule: AdviceRule;
  places: readonly Advice[];
}

/** One piece of advice with its reason and every affected place. A click on a place shows it. */
export function Suggestion({ rule, places }: SuggestionProps) {
  const { t } = useTranslation('checks');
  const { goToLocation } = useCommands();
  const placeName = usePlaceLabel();
  const { shown, left, showMore } = useIncrementalList(places, CHUNK);
  return (
    <div className={classes['suggestion']}>
      <Text size="sm" fw={600}>
        {t(`advice.${rule}`)}
      </Text>
      <Text size="xs" c="dimmed">
        {t(`why.${rule}`)}
      </Text>
      <ul className={classes['places']} aria-label={t(`advice.${rule}`)}>
        {shown.map((place) => (
          <li key={[place.part, place.cell, place.language, place.subject].join(' ')}>
            <Button
              variant="default"
              size="compact-sm"
              className={classes['place'] ?? ''}
              onClick={() => goToLocation(faultLocation(place))}
            >
              {placeName(place)}
            </Button>
          </li>
        ))}
        {left > 0 && (
          <li>
            <Button variant="subtle" size="compact-sm" className={classes['place'] ?? ''} onClick={showMore}>
              {t('checklist.more', { count: left })}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
