import type { ReactNode } from 'react';
import { MEMBER_PAGE_LABELS, type MemberPageLabels } from '#shared/messages/visitor-catalogues.ts';
import { siteApiPath } from '#shared/rules/sites/site-file-keys.ts';
import { AccountStates, EmailConfirmStates } from '#site-renderer/pages/members/account-page.tsx';
import type { Members } from '#site-renderer/pages/members/members.ts';
import { MemberField, MemberForm, MemberNote, ShowPassword } from '#site-renderer/pages/members/member-parts.tsx';
import type { PageContent, PageContext } from '#site-renderer/pages/page-content.ts';
import { FORM_CSS } from '#site-renderer/styles/form-css.ts';
import { minifyCss } from '#site-renderer/styles/minify-css.ts';
import type { MemberPageName, MemberPlan } from '#site-renderer/visitor/membership/member-plan.ts';

const CSS =
  FORM_CSS +
  minifyCss(`
  .form [hidden], .form[hidden] { display: none }
  .form h1:focus { outline: 0 }
  .form-more { display: flex; flex-wrap: wrap; gap: 0 1.5rem }
  .form-more :is(a, button), .form section a { display: inline-flex; align-items: center; min-height: 2.75rem }
  .form p:empty:not([role]) { display: none }
  .form-more button { padding: 0; border: 0; background: none; color: inherit; font: inherit; text-decoration: underline; text-underline-offset: .2em; cursor: pointer }
  .form [role=status] { font-weight: 600 }
  .form [role=status]:empty { margin-top: -1.5rem }
  [data-state=account] > :is(h1, h1 + p) { order: -2 }
  [data-state=account] > [role=status] { order: -1 }
  .form-stored { display: grid; gap: .75rem; margin: 0 }
  .form-stored div { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 0 1rem; padding-bottom: .75rem; border-bottom: 1px solid #deded9 }
  .form-stored dt { color: #5c5c58 }
  .form-stored dd { margin: 0 }
  .form-stored dd span + span:not([hidden]) { margin-left: .75rem }
  .form-pending { display: grid; gap: .5rem; padding: 1rem; border: 1px solid #767672; border-radius: .5rem }
  .form-pending button { justify-self: start; min-height: 2.75rem; padding: 0 1rem; border: 1px solid #202020; border-radius: 1.5rem; background: none; color: inherit; font: inherit; cursor: pointer }
`);

/** Returns the data of the page's script, with only the sentences that this page can show. */
function planOf({ context, words }: Members, page: MemberPageName): MemberPlan {
  const { siteId, language, addresses } = context;
  const { fault } = context.words.form;
  const { signIn, suspended, ...refused } = words.refused;
  return {
    page,
    api: siteApiPath(siteId),
    language,
    home: addresses.languageUrl(language) ?? '/',
    ...(page === 'login' && { account: context.pathOf('member-account') }),
    ...(page === 'member-account' && { login: context.pathOf('login') }),
    words: {
      ...refused,
      busy: words.busy,
      required: fault.required,
      'invalid-email': fault['invalid-email'],
      ...(page === 'login' && { signIn, suspended, sentAgain: words.unconfirmed.sent }),
      ...(page === 'member-account' && {
        emailSent: words.changeEmail.sent,
        'email-unchanged': words.changeEmail.unchanged,
        cancelled: words.changeEmail.cancelled,
        passwordChanged: words.changePassword.done,
        'password-unchanged': words.changePassword.unchanged,
        'password-wrong': words.leave.wrong,
      }),
      ...(page === 'register-confirm' && { resent: words.link.resent }),
      ...((page === 'new-password' || page === 'member-account') && {
        'password-length': fault['password-length'],
        'password-lowercase': fault['password-lowercase'],
        'password-uppercase': fault['password-uppercase'],
        'password-digit': fault['password-digit'],
        'password-special': fault['password-special'],
        'password-characters': fault['password-characters'],
        'password-mismatch': fault['password-mismatch'],
      }),
    },
  };
}

function memberPage(members: Members, page: MemberPageName, title: string, states: ReactNode): PageContent {
  // Escapes every `<` in the JSON, so that no text can end the script element.
  const plan = JSON.stringify(planOf(members, page)).replaceAll('<', String.raw`\u003c`);
  return {
    page,
    title,
    isIndexed: false,
    styles: CSS,
    script: page === 'member-account' ? 'account-page' : 'member-page',
    hasTags: false,
    body: (
      <>
        {states}
        <noscript>
          <p className="form">{members.words.needsScript}</p>
        </noscript>
        <script type="application/json">{plan}</script>
      </>
    ),
  };
}

function loginPage(members: Members): PageContent {
  const { context, words } = members;
  const { title, submit, forgot, register } = words.login;
  const { unconfirmed } = words;
  const more = (
    <>
      <a href={context.pathOf('forgot-password')}>{forgot}</a>
      <a href={context.pathOf('register')} data-leads-back="">
        {register}
      </a>
    </>
  );
  return memberPage(
    members,
    'login',
    title,
    <>
      <MemberForm state="form" title={title} submit={submit} isShown more={more}>
        <MemberField name="email" label={words.email} autoComplete="username" />
        <MemberField name="password" label={words.password} autoComplete="current-password" />
        <ShowPassword label={words.show} />
      </MemberForm>
      <MemberForm
        state="unconfirmed"
        title={unconfirmed.title}
        lead={unconfirmed.lead}
        submit={words.link.resend}
        more={
          <a href={context.pathOf('login')} data-leads-back="">
            {words.toLogin}
          </a>
        }
      >
        <input name="email" readOnly hidden />
      </MemberForm>
    </>,
  );
}

function forgotPage(members: Members): PageContent {
  const { context, words } = members;
  const { title, lead, submit, sentTitle, sent, spam, again } = words.forgot;
  const toLogin = <a href={context.pathOf('login')}>{words.toLogin}</a>;
  return memberPage(
    members,
    'forgot-password',
    title,
    <>
      <MemberForm state="form" title={title} lead={lead} submit={submit} isShown more={toLogin}>
        <MemberField name="email" label={words.email} autoComplete="username" />
      </MemberForm>
      <MemberNote state="sent" title={sentTitle} text={sent}>
        <p>{spam}</p>
        <p className="form-more">
          <a href={context.pathOf('forgot-password')}>{again}</a>
          {toLogin}
        </p>
      </MemberNote>
    </>,
  );
}

/** Renders the states while the link of an e-mail is verified, and after a failure. */
const CheckingLink = ({ words: { link } }: { words: MemberPageLabels }) => (
  <>
    <MemberNote state="checking" title={link.checking} isShown />
    <MemberForm state="failed" title={link.failedTitle} submit={link.retry} />
  </>
);

function newPasswordPage(members: Members): PageContent {
  const { context, words } = members;
  const { title, lead, password, confirm, submit, doneTitle, done } = words.newPassword;
  return memberPage(
    members,
    'new-password',
    title,
    <>
      <CheckingLink words={words} />
      <MemberForm state="form" title={title} lead={lead} submit={submit}>
        <input name="email" autoComplete="username" readOnly hidden />
        <MemberField name="password" label={password} autoComplete="new-password" help={context.words.form.help.password} />
        <MemberField name="confirmPassword" label={confirm} autoComplete="new-password" />
        <ShowPassword label={words.show} />
      </MemberForm>
      <MemberNote state="done" title={doneTitle} text={done}>
        <p className="form-more">
          <a href={context.pathOf('login')}>{words.toLogin}</a>
        </p>
      </MemberNote>
      <MemberNote state="invalid" title={words.link.invalidTitle} text={words.link.invalidReset}>
        <p className="form-more">
          <a href={context.pathOf('forgot-password')}>{words.link.resetAgain}</a>
        </p>
      </MemberNote>
    </>,
  );
}

function confirmPage(members: Members): PageContent {
  const { context, words } = members;
  const { title, lead, submit, doneTitle, done } = words.confirm;
  const { invalidTitle, invalidRegistration, resend, registerAgain } = words.link;
  const more = (
    <>
      <a href={context.pathOf('login')} data-leads-back="">
        {words.toLogin}
      </a>
      <a href={context.pathOf('register')} data-leads-back="">
        {registerAgain}
      </a>
    </>
  );
  return memberPage(
    members,
    'register-confirm',
    title,
    <>
      <CheckingLink words={words} />
      <MemberForm state="form" title={title} lead={lead} submit={submit} />
      <MemberNote state="done" title={doneTitle} text={done}>
        <p className="form-more">
          <a href={context.addresses.languageUrl(context.language)}>{words.toSite}</a>
        </p>
      </MemberNote>
      <MemberForm state="invalid" title={invalidTitle} lead={invalidRegistration} submit={resend} more={more}>
        <MemberField name="email" label={words.email} autoComplete="username" />
      </MemberForm>
    </>,
  );
}

const accountPage = (members: Members): PageContent =>
  memberPage(members, 'member-account', members.words.account.title, <AccountStates {...members} />);

const emailConfirmPage = (members: Members): PageContent =>
  memberPage(
    members,
    'email-confirm',
    members.words.emailConfirm.title,
    <>
      <CheckingLink words={members.words} />
      <EmailConfirmStates {...members} />
    </>,
  );

/** Returns the pages where members of a site sign in and manage their account. */
export function memberPages(context: PageContext): PageContent[] {
  const members = { context, words: MEMBER_PAGE_LABELS[context.language] };
  return [
    confirmPage(members),
    loginPage(members),
    forgotPage(members),
    newPasswordPage(members),
    accountPage(members),
    emailConfirmPage(members),
  ];
}
