import { Text } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FormField, FormKind } from '#shared/model/forms/form-field.ts';
import { formSteps } from '#shared/rules/forms/form-steps.ts';
import { AddFieldMenu } from '#web/features/editor/forms/form-fields/add-field-menu.tsx';
import { FieldItem } from '#web/features/editor/forms/form-fields/field-item.tsx';
import { useAreFormsReadOnly, useEditForm } from '#web/features/editor/forms/use-form.ts';
import { removeField, sortFields } from '#web/features/editor/forms/edit-form.ts';
import { SortableList } from '#web/ui/sortable-list.tsx';

interface FieldListProps {
  kind: FormKind;
  fields: readonly FormField[];
}

/** The number and title of the page that begins with a field; nothing in a form of one page. */
function PageHeading({ fields, field: { id } }: Pick<FieldListProps, 'fields'> & { field: FormField }) {
  const { t } = useTranslation('forms');
  const steps = formSteps(fields);
  const number = steps.findIndex((step) => step.fields[0]?.id === id) + 1;
  const title = steps[number - 1]?.title ?? '';
  if (number === 0 || steps.length === 1) return null;
  return (
    <Text size="sm" fw={600} truncate mb={4}>
      {title === '' ? t('page.number', { number }) : t('page.titled', { number, title })}
    </Text>
  );
}

/** The fields of a form in order, with the menu that adds one. */
export function FieldList({ kind, fields }: FieldListProps) {
  const { t } = useTranslation('forms');
  const isReadOnly = useAreFormsReadOnly();
  const edit = useEditForm(kind);
  const addButton = useRef<HTMLButtonElement>(null);
  const sort = (ids: readonly string[]): void => edit((document, location) => sortFields(document, location, ids));
  const remove = (id: string): void => {
    edit((document, location) => removeField(document, location, id));
    addButton.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <SortableList
        label={t('fields')}
        items={fields.map((field) => ({ id: field.id, name: field.title.trim() || t('untitled'), field }))}
        isReadOnly={isReadOnly}
        onSort={(sorted) => sort(sorted.map(({ id }) => id))}
      >
        {({ field }, index) => (
          <>
            <PageHeading fields={fields} field={field} />
            <FieldItem kind={kind} field={field} index={index} onRemove={() => remove(field.id)} />
          </>
        )}
      </SortableList>
      {!isReadOnly && <AddFieldMenu kind={kind} fields={fields} button={addButton} />}
    </>
  );
}
