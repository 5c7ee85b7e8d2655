import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';

interface MemberFieldProps {
  name: 'email' | 'password' | 'confirmPassword';
  label: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
  help?: string;
}

/** One field of a members' page; what is wrong with it is written below it by the page's script. */
export function MemberField({ name, label, autoComplete, help }: MemberFieldProps) {
  const isEmail = name === 'email';
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={name}>
        {label}
      </label>
      <input
        id={name}
        name={name}
        type={isEmail ? 'email' : 'password'}
        inputMode={isEmail ? 'email' : undefined}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-describedby={help === undefined ? `${name}-fault` : `${name}-fault ${name}-help`}
      />
      <div className="form-fault" id={`${name}-fault`} />
      {help !== undefined && (
        <p className="form-help" id={`${name}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

/** Turns dots into letters, for all passwords of the form. */
export const ShowPassword = ({ label }: { label: string }) => (
  <label className="form-choice">
    <input type="checkbox" data-show="" />
    <span>{label}</span>
  </label>
);

/** What is told of a member is filled in by the page's script. */
const said = (sentence: string): string => (sentence.includes('{{') ? '' : sentence);

interface MemberFormProps {
  /** What it is for its script: the state of the page it is shown in. */
  state: string;
  title: string;
  lead?: string;
  submit: string;
  /** Whether it is there before the script has looked at the address. */
  isShown?: boolean;
  /** The fields. */
  children?: ReactNode;
  /** Ways to elsewhere. */
  more?: ReactNode;
}

/** A form of a members' page. Until its script runs it cannot be sent: a password belongs in no address. */
export function MemberForm({ state, title, lead, submit, isShown = false, children, more }: MemberFormProps) {
  const heading = `${state}-heading`;
  return (
    <form className="form" method="post" noValidate data-state={state} hidden={!isShown} aria-labelledby={heading}>
      <h1 id={heading} tabIndex={-1} data-says={title}>
        {said(title)}
      </h1>
      {lead !== undefined && <p data-says={lead}>{said(lead)}</p>}
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

/** What a members' page says once something came of it. */
export function MemberNote({ state, title, text, isShown = false, children }: MemberNoteProps) {
  return (
    <section className="form" data-state={state} hidden={!isShown}>
      <h1 tabIndex={-1} data-says={title}>
        {said(title)}
      </h1>
      {text !== undefined && <p data-says={text}>{said(text)}</p>}
      {children}
    </section>
  );
}
