import { Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from '#web/features/editor/fields/collapsible-item.module.css';

interface CollapsibleItemProps {
  /** Shown before the title: a number, an icon or a thumbnail. */
  icon: ReactNode;
  title: string;
  detail: string;
  isOpenAtFirst?: boolean;
  /** Whether a fault inside, or navigation to the item, forces it open. */
  mustBeOpen: boolean;
  /** The data attribute by which navigation finds the item. */
  anchor: { 'data-point': string } | { 'data-anchor': string };
  children: ReactNode;
}

/** One entry of a list: a header with title and detail that collapses its fields. Collapsed fields are not rendered. */
export function CollapsibleItem({ icon, title, detail, isOpenAtFirst = false, mustBeOpen, anchor, children }: CollapsibleItemProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  if (mustBeOpen && !isOpen) setOpen(true);
  return (
    <details className={classes['item']} open={isOpen} {...anchor}>
      <summary
        className={classes['head']}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {icon}
        <span className={classes['labels']}>
          <Text component="span" size="sm" truncate display="block">
            {title}
          </Text>
          <Text component="span" size="xs" c="dimmed" truncate display="block">
            {detail}
          </Text>
        </span>
        <IconChevronRight size={16} stroke={1.75} aria-hidden className={classes['chevron']} />
      </summary>
      {isOpen && <div className={classes['fields']}>{children}</div>}
    </details>
  );
}
