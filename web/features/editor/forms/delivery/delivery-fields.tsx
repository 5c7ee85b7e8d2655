import { Title } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { REPLY_TEXT_MAX } from '#shared/model/forms/form-limits.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import type { EmailedForm } from '#shared/model/forms/site-form.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { MoreDestinations } from '#web/features/editor/forms/delivery/more-destinations.tsx';
import { sectionOfForm, useAreFormsReadOnly } from '#web/features/editor/forms/use-form.ts';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { useLanguagePartEdits, useLanguagePartFault } from '#web/features/editor/sections/use-language-part.ts';

interface DeliveryFieldsProps {
  kind: StoredFormKind;
  form: EmailedForm;
}

const FIELDS = [
  { name: 'destinationEmail', help: 'destinationHelp', max: TEXT_MAX.email },
  { name: 'companyName', help: 'companyHelp', max: TEXT_MAX.line },
  { name: 'replyText', help: 'replyHelp', max: REPLY_TEXT_MAX },
] as const;

function DeliveryField({ kind, form, name, help, max }: DeliveryFieldsProps & (typeof FIELDS)[number]) {
  const { t } = useTranslation(['forms', 'fields']);
  const part = FORM_PART[kind];
  const fault = useLanguagePartFault(part, name);
  const isReadOnly = useAreFormsReadOnly();
  const language = useEditorState((state) => state.language);
  const { change } = useLanguagePartEdits(part, sectionOfForm(kind));
  return (
    <div data-anchor={`${part}/${name}`}>
      <TextField
        label={t(`fields:content.${name}`)}
        help={t(help)}
        value={form[name] ?? ''}
        max={max}
        error={fault}
        isReadOnly={isReadOnly}
        isRequired={name === 'destinationEmail'}
        {...(name === 'replyText' && { placeholder: VISITOR_LABELS[language].formPage.reply })}
        {...(name === 'destinationEmail' && { type: 'email' as const, placeholder: 'shop@example.com' })}
        onChange={(value) => change({ [name]: value }, form)}
      />
    </div>
  );
}

/** The e-mail address that receives entries, and the sender's name and announcement of the replies. */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const { t } = useTranslation('forms');
  return (
    <>
      <Title order={3}>{t('delivery')}</Title>
      {FIELDS.map((field) => (
        <Fragment key={field.name}>
          <DeliveryField {...props} {...field} />
          {field.name === 'destinationEmail' && <MoreDestinations {...props} />}
        </Fragment>
      ))}
    </>
  );
}
