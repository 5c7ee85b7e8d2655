import { Button, Text } from '@mantine/core';
import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FieldError } from '#shared/model/error.ts';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';
import type { SiteForm } from '#shared/model/forms/site-form.ts';
import { validateAgreements, requiredAgreements } from '#shared/rules/forms/form-consent.ts';
import { validateFormValues } from '#shared/rules/forms/form-values.ts';
import { FormView } from '#site-renderer/components/form/form-view.tsx';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { FORM_CSS } from '#site-renderer/styles/form-css.ts';
import { type FormEntry, readEntry } from '#site-renderer/visitor/forms/read-entry.ts';
import classes from '#web/features/editor/forms/forms.module.css';
import { useVisibleCompany } from '#web/features/editor/forms/use-form.ts';
import { DeviceFrame } from '#web/features/editor/preview/frame/device-frame.tsx';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

const FORM_PREVIEW_CSS = `${FORM_CSS}:host{display:block}.screen{height:100%;overflow:auto;background:#fff}`;

const NO_ENTRY: FormEntry = { values: {}, agreed: [] };

interface FormPreviewProps {
  kind: FormKind;
  form: SiteForm;
}

/** The form on a phone. It can be filled in and submitted as by a visitor, with the same validation; nothing is sent. */
export function FormPreview({ kind, form }: FormPreviewProps) {
  const { t } = useTranslation('forms');
  const { revealAnchor } = useEditor();
  const language = useEditorState((state) => state.language);
  const company = useVisibleCompany();
  const screen = useRef<HTMLDivElement>(null);
  /** Incremented to reset the form. */
  const [resetCount, setResetCount] = useState(0);
  /** The entry so far, by which conditional fields are shown. */
  const [entry, setEntry] = useState(NO_ENTRY);
  const [isSubmitted, setSubmitted] = useState(false);
  const { fields } = form;

  const validate = ({ values, agreed }: FormEntry): FieldError[] => [
    ...validateFormValues(fields, values, language),
    ...validateAgreements(requiredAgreements(kind, company), agreed),
  ];
  const readForm = (): FormEntry => {
    const element = screen.current?.querySelector('form');
    return element ? readEntry(fields, element) : NO_ENTRY;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setEntry(readForm());
    setSubmitted(true);
    requestAnimationFrame(() => screen.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  /** Opens the section that edits the legal page of a clicked link. */
  const followLink = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    const page = /^#(\w+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? 'companyWebsite';
    revealAnchor({ section: 'company', anchor: `company/${page}` });
  };
  const faults = isSubmitted ? validate(entry) : [];

  return (
    <div className={classes['live']}>
      <div className={classes['frame']}>
        <DeviceFrame viewMode="MOBILE" label={t('live.frame')}>
          <ShadowFrame className={classes['screen']} lang={LANGUAGE_TAG[language]} css={FORM_PREVIEW_CSS}>
            <div
              key={resetCount}
              ref={screen}
              role="presentation"
              className="screen"
              onSubmit={submit}
              onInput={() => setEntry(readForm())}
              onClick={followLink}
            >
              <FormView
                kind={kind}
                form={form}
                company={company}
                language={language}
                words={VISITOR_LABELS[language]}
                answers={entry.values}
                faults={faults}
              />
            </div>
          </ShadowFrame>
        </DeviceFrame>
      </div>
      <Text size="xs" c="dimmed" ta="center">
        {t('live.note')}
      </Text>
      <Text size="sm" ta="center" role="status">
        {isSubmitted && faults.length === 0 && t('live.passed')}
      </Text>
      {isSubmitted && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={() => {
            setEntry(NO_ENTRY);
            setSubmitted(false);
            setResetCount(resetCount + 1);
          }}
        >
          {t('live.clear')}
        </Button>
      )}
    </div>
  );
}
