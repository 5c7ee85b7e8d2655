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
import { FORM_CSS, FORM_STEPS_CSS } from '#site-renderer/styles/form-css.ts';
import { type FormEntry, readEntry } from '#site-renderer/visitor/forms/read-entry.ts';
import classes from '#web/features/editor/forms/forms.module.css';
import { useVisibleCompany } from '#web/features/editor/forms/use-form.ts';
import { usePreviewSteps } from '#web/features/editor/forms/use-preview-steps.ts';
import { DeviceFrame } from '#web/features/editor/preview/frame/device-frame.tsx';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

const FORM_PREVIEW_CSS = `${FORM_CSS}${FORM_STEPS_CSS}:host{display:block}.screen{height:100%;overflow:auto;background:#fff}`;

const NO_ENTRY: FormEntry = { values: {}, agreed: [] };

/** Focuses the first of these elements that is not on a hidden page. */
const focusIn = (screen: HTMLElement | null, selector: string): void =>
  [...(screen?.querySelectorAll<HTMLElement>(selector) ?? [])].find((one) => !one.closest('.form-step[hidden]'))?.focus();

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
  /** Whether the faults of the page in view are shown, because the form has another page. */
  const [isStepTried, setStepTried] = useState(false);
  const { fields } = form;
  const agreements = requiredAgreements(kind, company);
  const steps = usePreviewSteps(fields, entry, agreements.length > 0);

  const validate = ({ values, agreed }: FormEntry): FieldError[] => [
    ...validateFormValues(fields, values, language),
    ...validateAgreements(agreements, agreed),
  ];
  const readForm = (): FormEntry => {
    const element = screen.current?.querySelector('form');
    return element ? readEntry(fields, element) : NO_ENTRY;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readForm();
    const all = validate(read);
    const opensNext = !steps.isLast && steps.ofCurrent(all).length === 0;
    setEntry(read);
    setStepTried(!opensNext);
    if (steps.isLast) {
      setSubmitted(true);
      steps.openFault(all);
    }
    if (opensNext) steps.next(read);
    requestAnimationFrame(() => focusIn(screen.current, opensNext ? 'h2' : '[aria-invalid=true]'));
  };
  /** Opens the section that edits the legal page of a clicked link. */
  const followLink = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    const page = /^#(\w+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? 'companyWebsite';
    revealAnchor({ section: 'company', anchor: `company/${page}` });
  };
  const faults = isSubmitted ? validate(entry) : isStepTried ? steps.ofCurrent(validate(entry)) : [];

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
                {...(steps.current && { step: steps.current })}
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
            setStepTried(false);
            steps.reset();
            setResetCount(resetCount + 1);
          }}
        >
          {t('live.clear')}
        </Button>
      )}
    </div>
  );
}
