import type { ReactNode } from 'react';
import classes from '#web/ui/fields/field-group.module.css';

interface FieldGroupProps {
  label: string;
  children: ReactNode;
}

/** Several controls that form one field, with a common label. */
export const FieldGroup = ({ label, children }: FieldGroupProps) => (
  <fieldset className={classes['group']}>
    <legend className={classes['label']}>{label}</legend>
    {children}
  </fieldset>
);
