import type { ReactNode } from 'react';
import { LANGUAGE_NAME, LANGUAGES } from '#shared/model/language.ts';
import { MemberField, MemberForm, MemberNote, PageButton, ShowPassword } from '#site-renderer/pages/members/member-parts.tsx';
import type { Members } from '#site-renderer/pages/members/members.ts';

/** A row that the page's script fills, or hides if nothing is stored. */
const StoredValue = ({ name, label, children }: { name: string; label: string; children?: ReactNode }) => (
  <div hidden>
    <dt>{label}</dt>
    <dd data-value={name}>{children}</dd>
  </div>
);

/** Renders what the site stores about the member. Answers are added by the script under the titles that the member saw. */
function StoredData({ context, words: { account, email } }: Members) {
  const { company } = context.words;
  return (
    <>
      <h2>{account.stored}</h2>
      <dl className="form-stored">
        <StoredValue name="email" label={email} />
        <StoredValue name="createdAt" label={account.createdAt} />
        <StoredValue name="memberSince" label={account.memberSince} />
        <StoredValue name="lang" label={account.language}>
          {LANGUAGES.map((language) => (
            <span key={language} data-option={language} hidden>
              {LANGUAGE_NAME[language]}
            </span>
          ))}
        </StoredValue>
        <StoredValue name="agreed" label={account.agreed}>
          {(['termsOfService', 'privacyPolicy'] as const).map((page) => (
            <span key={page} data-option={page} hidden>
              {company[page]}
            </span>
          ))}
        </StoredValue>
        <StoredValue name="cell" label={account.cell} />
        <StoredValue name="sessionCount" label={account.sessions} />
        <StoredValue name="mails" label={account.mails} />
      </dl>
      <p className="form-help">{account.password}</p>
    </>
  );
}

/** Renders the change of the address that both addresses have to confirm. The script shows it while there is one. */
const PendingChange = ({ words: { changeEmail } }: Members) => (
  <div className="form-pending" data-pending="" hidden>
    <p data-pending-text={changeEmail.pending} />
    <p data-wait="old">{changeEmail.waitOld}</p>
    <p data-wait="new">{changeEmail.waitNew}</p>
    <button type="button" data-cancel="">
      {changeEmail.cancel}
    </button>
  </div>
);

/** Renders the states of the account page: what is stored, and the forms that change it. */
export function AccountStates(members: Members) {
  const { context, words } = members;
  const { account, changeEmail, changePassword, leave, login } = words;
  const back = <PageButton opens="account">{account.back}</PageButton>;
  const toSite = <a href={context.addresses.languageUrl(context.language)}>{words.toSite}</a>;
  return (
    <>
      <MemberNote state="loading" title={account.loading} isShown />
      <MemberForm state="failed" title={account.failed} submit={account.retry} />
      <MemberForm
        state="account"
        title={account.title}
        lead={account.lead}
        submit={login.logOut}
        more={
          <>
            <PageButton opens="email">{account.changeEmail}</PageButton>
            <PageButton opens="password">{account.changePassword}</PageButton>
            <button type="button" data-download="">
              {account.download}
            </button>
            <PageButton opens="leave">{leave.open}</PageButton>
            {toSite}
          </>
        }
      >
        <PendingChange {...members} />
        <StoredData {...members} />
      </MemberForm>
      <MemberForm state="email" title={changeEmail.title} lead={changeEmail.lead} submit={changeEmail.submit} more={back}>
        <MemberField name="email" label={changeEmail.email} autoComplete="email" />
        <MemberField id="email-password" name="currentPassword" label={leave.password} autoComplete="current-password" />
        <ShowPassword label={words.show} />
      </MemberForm>
      <MemberForm state="password" title={changePassword.title} lead={changePassword.lead} submit={words.newPassword.submit} more={back}>
        <input autoComplete="username" readOnly hidden data-username="" />
        <MemberField id="former-password" name="currentPassword" label={leave.password} autoComplete="current-password" />
        <MemberField
          name="password"
          label={words.newPassword.password}
          autoComplete="new-password"
          help={context.words.form.help.password}
        />
        <MemberField name="confirmPassword" label={words.newPassword.confirm} autoComplete="new-password" />
        <ShowPassword label={words.show} />
      </MemberForm>
      <MemberForm
        state="leave"
        title={leave.title}
        lead={leave.lead}
        submit={leave.submit}
        more={<PageButton opens="account">{leave.keep}</PageButton>}
      >
        <MemberField id="leave-password" name="currentPassword" label={leave.password} autoComplete="current-password" />
        <ShowPassword label={words.show} />
      </MemberForm>
      <MemberNote state="left" title={leave.doneTitle} text={leave.done}>
        <p className="form-more">
          {toSite}
          <a href={context.pathOf('register')}>{login.register}</a>
        </p>
      </MemberNote>
      <MemberNote state="out" title={account.out}>
        <p className="form-more">
          {toSite}
          <a href={context.pathOf('login')}>{words.toLogin}</a>
        </p>
      </MemberNote>
    </>
  );
}

/** Renders the states of the page to which the e-mails about a changed address link, after the link was verified. */
export function EmailConfirmStates({ context, words }: Members) {
  const { emailConfirm: texts, link } = words;
  const cancel = <PageButton opens="refuse">{words.changeEmail.cancel}</PageButton>;
  const toAccount = <a href={context.pathOf('member-account')}>{words.account.title}</a>;
  return (
    <>
      <MemberForm state="old" title={texts.title} lead={texts.oldLead} submit={texts.submit} more={cancel} />
      <MemberForm state="new" title={texts.title} lead={texts.newLead} submit={texts.submit} more={cancel} />
      <MemberNote state="waiting" title={texts.waitTitle} text={texts.wait}>
        <p className="form-more">{cancel}</p>
      </MemberNote>
      <MemberForm
        state="refuse"
        title={texts.refuseTitle}
        lead={texts.refuseLead}
        submit={words.changeEmail.cancel}
        more={
          <button type="button" data-back="">
            {texts.keep}
          </button>
        }
      />
      <MemberNote state="refused" title={texts.refused} text={texts.refusedText}>
        <p className="form-more">{toAccount}</p>
      </MemberNote>
      <MemberNote state="done" title={texts.done} text={texts.doneText}>
        <p className="form-more">
          <a href={context.pathOf('login')}>{words.toLogin}</a>
        </p>
      </MemberNote>
      <MemberNote state="invalid" title={link.invalidTitle} text={texts.invalid}>
        <p className="form-more">{toAccount}</p>
      </MemberNote>
    </>
  );
}
