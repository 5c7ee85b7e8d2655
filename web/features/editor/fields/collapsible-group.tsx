import { Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconAlertCircle, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/editor/fields/collapsible-group.module.css';

export interface CollapsibleGroupProps {
  /** The key of the open state in local storage. */
  name: string;
  label: string;
  /** Short description of the current values, shown while the group is closed. */
  summary?: ReactNode;
  isOpenAtFirst?: boolean;
  /** Whether a field inside breaks a rule; forces the group open. */
  hasFault?: boolean;
  /** Whether navigation targets a field inside; forces the group open. */
  hasFocusedField?: boolean;
  children: ReactNode;
}

const parseOpen = (stored: string | undefined): boolean | null => (stored === 'true' || stored === 'false' ? stored === 'true' : null);

/** Related fields under a heading that collapses them. The state is kept in local storage; collapsed fields are not rendered. */
export function CollapsibleGroup({
  name,
  label,
  summary,
  isOpenAtFirst = false,
  hasFault = false,
  hasFocusedField = false,
  children,
}: CollapsibleGroupProps) {
  const { t } = useTranslation('inspector');
  const [storedOpen, setStoredOpen] = useLocalStorage<boolean | null>({
    key: `inspector-${name}`,
    defaultValue: null,
    deserialize: parseOpen,
    getInitialValueInEffect: false,
  });
  const isOpen = storedOpen ?? isOpenAtFirst;
  const mustBeOpen = hasFault || hasFocusedField;
  useEffect(() => {
    // Otherwise the group would close under the cursor as soon as the fault is fixed.
    if (mustBeOpen && !isOpen) setStoredOpen(true);
  }, [mustBeOpen, isOpen, setStoredOpen]);
  const isShown = isOpen || mustBeOpen;
  return (
    <details className={classes['group']} open={isShown}>
      <summary
        className={classes['summary']}
        onClick={(event) => {
          event.preventDefault();
          setStoredOpen(!isShown);
        }}
      >
        <IconChevronRight size={16} stroke={1.75} aria-hidden className={classes['chevron']} />
        <Text component="h3" size="sm" fw={650} m={0}>
          {label}
        </Text>
        {hasFault && <IconAlertCircle size={16} role="img" aria-label={t('group.fault')} className={classes['fault']} />}
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
