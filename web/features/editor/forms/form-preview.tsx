import { Button, Text } from '@mantine/core';
import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '#shared/model/error.ts';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import type { FormKind } from '#shared/model/form/form-field.ts';
import type { SiteForm } from '#shared/model/form/site-form.ts';
import { validateAgreements, requiredAgreements } from '#shared/rules/form/form-consent.ts';
import { validateFormValues } from '#shared/rules/form/form-values.ts';
import { FormView } from '#site-renderer/components/form/form-view.tsx';
import { VISITOR_LABELS } from '#site-renderer/components/shared/visitor-labels.ts';
import { FORM_CSS } from '#site-renderer/styles/form-css.ts';
import { type FormEntry, readEntry } from '#site-renderer/visitor/forms/read-entry.ts';
import classes from '#web/features/editor/forms/forms.module.css';
import { useVisibleCompany } from '#web/features/editor/forms/use-form.ts';
import { DeviceFrame } from '#web/features/editor/preview/frame/device-frame.tsx';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

const LIVE_FORM_CSS = `${FORM_CSS}:host{display:block}.screen{height:100%;overflow:auto;background:#fff}`;

const NO_ENTRY: FormEntry = { values: {}, agreed: [] };

interface FormPreviewProps {
  kind: FormKind;
  form: SiteForm;
}

/** A form on a phone, to be filled in and sent as visitors will: the same faults by the same rules, and nothing goes anywhere. */
export function FormPreview({ kind, form }: FormPreviewProps) {
  const { t } = useTranslation('forms');
  const { revealAnchor } = useEditor();
  const language = useEditorState((state) => state.language);
  const company = useVisibleCompany();
  const screen = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const [entry, setEntry] = useState<FormEntry | null>(null);
  const { fields } = form;

  const faultsOf = ({ values, agreed }: FormEntry): FieldError[] => [
    ...validateFormValues(fields, values, language),
    ...validateAgreements(requiredAgreements(kind, company), agreed),
  ];
  const read = (): FormEntry => {
    const shown = screen.current?.querySelector('form');
    return shown ? readEntry(fields, shown) : NO_ENTRY;
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setEntry(read());
    requestAnimationFrame(() => screen.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  /** Legal pages are read where they are written. */
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    const page = /^#(\w+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? 'companyWebsite';
    revealAnchor({ section: 'company', anchor: `company/${page}` });
  };
  const faults = entry ? faultsOf(entry) : [];

  return (
    <div className={classes['live']}>
      <div className={classes['frame']}>
        <DeviceFrame viewMode="MOBILE" label={t('live.frame')}>
          <ShadowFrame className={classes['screen']} lang={LANGUAGE_TAG[language]} css={LIVE_FORM_CSS}>
            <div
              key={round}
              ref={screen}
              role="presentation"
              className="screen"
              onSubmit={send}
              onInput={() => entry && setEntry(read())}
              onClick={follow}
            >
              <FormView kind={kind} form={form} company={company} language={language} words={VISITOR_LABELS[language]} faults={faults} />
            </div>
          </ShadowFrame>
        </DeviceFrame>
      </div>
      <Text size="xs" c="dimmed" ta="center">
        {t('live.note')}
      </Text>
      <Text size="sm" ta="center" role="status">
        {entry && faults.length === 0 && t('live.passed')}
      </Text>
      {entry && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={() => {
            setEntry(null);
            setRound(round + 1);
          }}
        >
          {t('live.clear')}
        </Button>
      )}
    </div>
  );
}
