import type { ReactNode } from 'react';
import classes from '#web/ui/fields/field-group.module.css';

interface FieldGroupProps {
  label: string;
  children: ReactNode;
}

/** Controls that together make one field, under the field's label. */
export const FieldGroup = ({ label, children }: FieldGroupProps) => (
  <fieldset className={classes['group']}>
    <legend className={classes['label']}>{label}</legend>
    {children}
  </fieldset>
);
