import { Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from '#web/features/editor/fields/collapsible-item.module.css';

interface CollapsibleItemProps {
  /** What is seen first: a number, a small picture. */
  sign: ReactNode;
  title: string;
  detail: string;
  isOpenAtFirst?: boolean;
  /** A fault inside, or somebody who asked for it, opens it. */
  isNeeded: boolean;
  /** What it is found by. */
  mark: { 'data-point': string } | { 'data-anchor': string };
  children: ReactNode;
}

/** One of several things of a kind: what it is, and folded away under it its settings. What is folded away is not drawn. */
export function CollapsibleItem({ sign, title, detail, isOpenAtFirst = false, isNeeded, mark, children }: CollapsibleItemProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  if (isNeeded && !isOpen) setOpen(true);
  return (
    <details className={classes['item']} open={isOpen} {...mark}>
      <summary
        className={classes['head']}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {sign}
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
