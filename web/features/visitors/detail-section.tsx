import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from '#web/features/visitors/visitors.module.css';

/** A section of a detail, with a heading. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes['section']}>
      <Title order={3} id={id} mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}

/** A label with its value in a list of facts. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
