import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';

interface MemberFieldProps {
  /** The id of the input, if the page has several fields of the name. */
  id?: string;
  name: 'email' | 'password' | 'confirmPassword' | 'currentPassword';
  label: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
  help?: string;
}

/** Renders one field of a members' page; the script shows its faults below it. */
export function MemberField({ name, id = name, label, autoComplete, help }: MemberFieldProps) {
  const isEmail = name === 'email';
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={isEmail ? 'email' : 'password'}
        inputMode={isEmail ? 'email' : undefined}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-describedby={help === undefined ? `${id}-fault` : `${id}-fault ${id}-help`}
      />
      <div className="form-fault" id={`${id}-fault`} />
      {help !== undefined && (
        <p className="form-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

/** Renders a checkbox that shows all passwords of the form as text. */
export const ShowPassword = ({ label }: { label: string }) => (
  <label className="form-choice">
    <input type="checkbox" data-show="" />
    <span>{label}</span>
  </label>
);

/** Renders a button that shows another state of the page. */
export const PageButton = ({ opens, children }: { opens: string; children: ReactNode }) => (
  <button type="button" data-opens={opens}>
    {children}
  </button>
);

/** Returns the sentence, or an empty text for the script to fill if the sentence has placeholders. */
const withoutPlaceholders = (sentence: string): string => (sentence.includes('{{') ? '' : sentence);

interface MemberFormProps {
  /** The state of the page in which the form is shown. */
  state: string;
  title: string;
  lead?: string;
  submit: string;
  /** Whether the form is visible before the script has read the address. */
  isShown?: boolean;
  /** The fields. */
  children?: ReactNode;
  /** Links to other pages. */
  more?: ReactNode;
}

/**
 * Renders a form of a members' page. It cannot be submitted until its script runs, because a browser would put the password into the URL.
 */
export function MemberForm({ state, title, lead, submit, isShown = false, children, more }: MemberFormProps) {
  const heading = `${state}-heading`;
  return (
    <form className="form" method="post" noValidate data-state={state} hidden={!isShown} aria-labelledby={heading}>
      <h1 id={heading} tabIndex={-1} data-says={title}>
        {withoutPlaceholders(title)}
      </h1>
      {lead !== undefined && <p data-says={lead}>{withoutPlaceholders(lead)}</p>}
      <p className="form-faults" tabIndex={-1} hidden />
      {children}
      <button type="submit" disabled>
        {submit}
      </button>
      <p role="status" />
      {more !== undefined && <p className="form-more">{more}</p>}
    </form>
  );
}

interface MemberNoteProps {
  state: string;
  title: string;
  text?: string;
  isShown?: boolean;
  children?: ReactNode;
}

/** Renders a result of a members' page. */
export function MemberNote({ state, title, text, isShown = false, children }: MemberNoteProps) {
  return (
    <section className="form" data-state={state} hidden={!isShown}>
      <h1 tabIndex={-1} data-says={title}>
        {withoutPlaceholders(title)}
      </h1>
      {text !== undefined && <p data-says={text}>{withoutPlaceholders(text)}</p>}
      {children}
    </section>
  );
}
