import { Button, UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PublishFault } from '#shared/rules/publishing/publish-fault.ts';
import classes from '#web/features/editor/checklist/checklist.module.css';
import { faultLocation } from '#web/features/editor/model/faults/fault-location.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useIncrementalList } from '#web/features/editor/sections/use-incremental-list.ts';
import { faultKey, useFaultText } from '#web/features/editor/publish/use-fault-text.ts';

/** The number of entries rendered at once; an unfinished large site has thousands. */
const CHUNK = 12;

/** The faults that prevent publishing. A click on one shows the place where it is fixed. */
export function FaultEntries({ faults }: { faults: readonly PublishFault[] }) {
  const { t } = useTranslation('checks');
  const { goToLocation } = useCommands();
  const faultText = useFaultText();
  const { shown, left, showMore } = useIncrementalList(faults, CHUNK);
  return (
    <>
      <ul className={classes['entries']}>
        {shown.map((fault) => (
          <li key={faultKey(fault)}>
            <UnstyledButton className={classes['entry'] ?? ''} onClick={() => goToLocation(faultLocation(fault))}>
              <IconAlertCircle size={18} stroke={1.75} aria-hidden className={classes['block']} />
              <span>{faultText(fault)}</span>
              <IconChevronRight size={16} stroke={1.5} aria-hidden className={classes['lead']} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="subtle" size="compact-sm" className={classes['more'] ?? ''} onClick={showMore}>
          {t('checklist.more', { count: left })}
        </Button>
      )}
    </>
  );
}
