import { Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconAlertCircle, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '#web/features/editor/fields/collapsible-group.module.css';

export interface CollapsibleGroupProps {
  /** Under which it is remembered whether the group is open. */
  name: string;
  label: string;
  /** What is set in it, in a few words; shown while it is closed. */
  summary?: ReactNode;
  isOpenAtFirst?: boolean;
  /** A fault inside opens the group: the field has to be found. */
  isFaulty?: boolean;
  /** Somebody asked for a field inside. */
  isWanted?: boolean;
  children: ReactNode;
}

const readOpen = (stored: string | undefined): boolean | null => (stored === 'true' || stored === 'false' ? stored === 'true' : null);

/** Settings that belong together, under a heading that folds them away. Remembered on this device; what is folded away is not drawn. */
export function CollapsibleGroup({
  name,
  label,
  summary,
  isOpenAtFirst = false,
  isFaulty = false,
  isWanted = false,
  children,
}: CollapsibleGroupProps) {
  const { t } = useTranslation('inspector');
  const [choice, choose] = useLocalStorage<boolean | null>({
    key: `inspector-${name}`,
    defaultValue: null,
    deserialize: readOpen,
    getInitialValueInEffect: false,
  });
  const isOpen = choice ?? isOpenAtFirst;
  const isNeeded = isFaulty || isWanted;
  useEffect(() => {
    // So that it does not close over the field once that is mended.
    if (isNeeded && !isOpen) choose(true);
  }, [isNeeded, isOpen, choose]);
  const isShown = isOpen || isNeeded;
  return (
    <details className={classes['group']} open={isShown}>
      <summary
        className={classes['summary']}
        onClick={(event) => {
          event.preventDefault();
          choose(!isShown);
        }}
      >
        <IconChevronRight size={16} stroke={1.75} aria-hidden className={classes['chevron']} />
        <Text component="h3" size="sm" fw={650} m={0}>
          {label}
        </Text>
        {isFaulty && <IconAlertCircle size={16} role="img" aria-label={t('group.fault')} className={classes['fault']} />}
        {!isShown && (
          <Text component="span" size="xs" c="dimmed" className={classes['state'] ?? ''}>
            {summary}
          </Text>
        )}
      </summary>
      {isShown && <div className={classes['fields']}>{children}</div>}
    </details>
  );
}
