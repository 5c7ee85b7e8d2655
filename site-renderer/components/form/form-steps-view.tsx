import type { CSSProperties, ReactNode } from 'react';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';
import type { FormStep } from '#shared/rules/forms/form-steps.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';

/** The page of a form that the editor's preview shows, and what its button does that leads to the page before. */
export interface CurrentStep {
  index: number;
  onBack: () => void;
}

interface FormStepsViewProps {
  steps: readonly FormStep<FormField>[];
  /** The positions of the pages that visitors see for their answers. */
  shown: readonly number[];
  /** Absent: all pages are in view, one below the other, as a page delivers them to its script and to browsers without scripts. */
  current: CurrentStep | undefined;
  lang: string | undefined;
  words: VisitorLabels;
  children: (fields: readonly FormField[]) => ReactNode;
  /** What follows the fields of the last page. */
  end: ReactNode;
}

/**
 * Renders the pages of a form. The position of each page is hidden by the style sheet where scripts do not run, because all pages
 * are in view there.
 */
export function FormStepsView({ steps, shown, current, lang, words, children, end }: FormStepsViewProps) {
  const position = (index: number) => shown.indexOf(index) + 1 || 1;
  const part = `${(100 * position(current?.index ?? 0)) / shown.length}%`;
  return (
    <>
      <div className="form-progress" data-text={words.form.steps.position} style={{ '--part': part } as CSSProperties} aria-hidden />
      <input type="hidden" name="step" />
      {steps.map(({ title, fields }, index) => (
        <div key={fields[0]?.id} className="form-step" hidden={current && current.index !== index}>
          <h2 tabIndex={-1}>
            <small>{fillPlaceholders(words.form.steps.position, { number: position(index), total: shown.length })}</small>
            {title !== '' && <span lang={lang}>{title}</span>}
          </h2>
          {children(fields)}
          {index === steps.length - 1 && end}
        </div>
      ))}
    </>
  );
}

interface FormButtonsProps {
  /** The button that sends the form. */
  submit: string;
  isDisabled: boolean;
  /** Absent: the form has one page. */
  steps?: { shown: readonly number[]; current: CurrentStep | undefined } | undefined;
  words: VisitorLabels;
}

/** Renders the button that sends a form, and the buttons that lead to its other pages. The script of a page shows those. */
export function FormButtons({ submit, isDisabled, steps, words }: FormButtonsProps) {
  const send = (isHidden?: boolean) => (
    <button type="submit" disabled={isDisabled} hidden={isHidden}>
      {submit}
    </button>
  );
  if (!steps) return send();
  const { shown, current } = steps;
  const isBeforeLast = current !== undefined && current.index !== shown.at(-1);
  return (
    <>
      <button type={isBeforeLast ? 'submit' : 'button'} className="form-next" hidden={!isBeforeLast}>
        {words.form.steps.next}
      </button>
      {send(isBeforeLast)}
      <button type="button" className="form-back" hidden={!current || current.index === shown[0]} onClick={current?.onBack}>
        {words.form.steps.back}
      </button>
    </>
  );
}
