import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';
import { Agreement } from '#shared/model/legal/legal-document.ts';
import { BY_PROVIDER, PersonRef } from '#shared/model/person-ref.ts';
import { ActingAccess } from '#shared/model/sign-in/acting.ts';
import { SignedInDevice } from '#shared/model/sign-in/signed-in-device.ts';
import { VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import { CardDifference, ChargeFailure } from '#shared/model/billing/card.ts';
import { PriceFigures } from '#shared/model/plans/plan.ts';
import { PLAN_NOTICES } from '#shared/model/plans/plan-notice.ts';
import { PaymentMethod } from '#shared/model/billing/payment.ts';
import { Language } from '#shared/model/language.ts';
import { PublicationObstacle, Visibility } from '#shared/model/publishing/publication.ts';

export const SECURITY_NOTICES = [
  'new-device',
  'two-factor-on',
  'two-factor-off',
  'two-factor-reset',
  'recovery-codes',
  'recovery-code-used',
] as const;
export type SecurityNotice = (typeof SECURITY_NOTICES)[number];

/** New comments on a site. `entries`: the first comments, of `count` in total. */
const WrittenComments = {
  siteId: z.string(),
  siteName: z.string(),
  count: z.number(),
  entries: z.array(z.object({ author: z.string(), ...BY_PROVIDER, cell: z.string(), text: z.string() })),
};

/** E-mails to a login of the console, or to a person who registers for one. */
const AccountMailRequest = z.discriminatedUnion('template', [
  /** Sends a link to reset the password to an address, which may have no account. */
  z.object({ template: z.literal('password-reset'), email: z.string(), language: Language.optional() }),
  /** Invites a login to choose its first password. */
  z.object({ template: z.literal('invitation'), accountId: z.string() }),
  /** Sends a link to complete a registration to an address, which may already have an account. */
  z.object({
    template: z.literal('registration'),
    registration: z.object({
      companyName: z.string(),
      contactName: z.string(),
      email: z.string(),
      language: Language,
      /** Agreements to the documents in force at the time. */
      agreements: z.array(Agreement).default([]),
    }),
  }),
  z.object({ template: z.literal('password-changed'), accountId: z.string() }),
  /** E-mails to a login about its own sign-in. They cannot be switched off. */
  z.object({ template: z.enum(SECURITY_NOTICES), accountId: z.string(), device: SignedInDevice.nullable().default(null) }),
  /** E-mails a login that a manager acts for it for an hour. It cannot be switched off. */
  z.object({
    template: z.literal('acted-for'),
    accountId: z.string(),
    /** Names of the manager and of the account in which it works. */
    by: z.string(),
    company: z.string(),
    person: PersonRef.exactOptional(),
    access: ActingAccess,
    reason: z.string(),
    until: z.string(),
  }),
  /** E-mails the requester of an export of an account's data that the file is ready. */
  z.object({ template: z.literal('account-export'), accountId: z.string(), exportedId: z.string(), companyName: z.string() }),
  /** E-mails an account that its page views of the running month reached a share of the first block. Amounts are whole yen before tax. */
  z.object({
    template: z.literal('page-views-reached'),
    accountId: z.string(),
    month: z.string(),
    percentage: z.number(),
    views: z.number(),
    /** Number of page views in a block, and the price of each further block. */
    size: z.number(),
    price: z.number(),
  }),
  /** E-mails an account that its trial ends in `days` days, without a paid plan. `end`: the last day of the trial. */
  z.object({ template: z.literal('trial-ends'), accountId: z.string(), end: z.string(), days: z.number() }),
  /** Confirms to the customer that it has ended its contract. `end`: the last day of the contract. */
  z.object({ template: z.literal('contract-ends'), accountId: z.string(), end: z.string() }),
  /** E-mails the obstacle that prevents a scheduled publication, one hour before its time and at its time. */
  z.object({
    template: z.enum(['publication-blocked', 'publication-failed']),
    accountId: z.string(),
    siteId: z.string(),
    siteName: z.string(),
    visibility: Visibility,
    at: z.string(),
    obstacle: PublicationObstacle,
  }),
  /** E-mails the owner of a site that the report of a month was not sent, because the plan has no effect measurement. */
  z.object({ template: z.literal('report-not-sent'), accountId: z.string(), siteId: z.string(), siteName: z.string(), month: z.string() }),
  /** E-mails the owner of a site about a state change of its domain. `endsAt`: expiry of its certificate, if one was seen. */
  z.object({
    template: z.enum(['domain-live', 'domain-failing', 'domain-expired', 'domain-lost', 'domain-certificate']),
    accountId: z.string(),
    siteId: z.string(),
    siteName: z.string(),
    domain: z.string(),
    endsAt: z.string().nullable(),
  }),
  /** E-mails the owner of a site the comments of invitees. */
  z.object({ template: z.literal('comment-digest'), accountId: z.string(), ...WrittenComments }),
  /** E-mails the owner of a site that an invitee approved a revision. */
  z.object({ template: z.literal('preview-approved'), accountId: z.string(), siteId: z.string(), siteName: z.string() }),
  /** E-mails an account that a requested file is finished. */
  z.object({
    template: z.literal('file-finished'),
    accountId: z.string(),
    kind: z.enum(['import-finished', 'export-finished', 'site-export-finished', 'bulk-upload-finished']),
    siteId: z.string().nullable(),
    name: z.string(),
  }),
  /** E-mails about the request for a plan, its answer, and a change of plan that took effect. `from`: the month of the change. */
  z.object({
    template: z.literal('plan-notice'),
    notice: z.enum(PLAN_NOTICES),
    accountId: z.string(),
    subjectId: z.string(),
    companyName: z.string(),
    planName: z.string(),
    from: z.string().nullable(),
    text: z.string(),
  }),
  /**
   * Announces new prices of a plan to an account that pays for it, or withdraws them. `from`: their first month. It cannot be switched off.
   */
  z.object({
    template: z.literal('price-change'),
    accountId: z.string(),
    planName: z.string(),
    from: z.string(),
    isWithdrawn: z.boolean(),
    before: PriceFigures,
    after: PriceFigures,
  }),
  /** E-mails an account that its webhook was switched off. */
  z.object({ template: z.literal('webhook-stopped'), accountId: z.string(), name: z.string() }),
  /** E-mails a system notification of the operator, unless it was removed, was changed into a draft, or has ended. */
  z.object({ template: z.literal('system-notice'), accountId: z.string(), noticeId: z.string() }),
  /** E-mails the paying account that its card was not charged. */
  z.object({
    template: z.literal('card-failed'),
    accountId: z.string(),
    number: z.string(),
    total: z.number(),
    failure: ChargeFailure,
    /** The day of the next attempt; `null` if there is none. */
    retryOn: z.string().nullable(),
  }),
  /** E-mails the issuer of an invoice that the last automatic attempt has failed. */
  z.object({
    template: z.literal('card-given-up'),
    accountId: z.string(),
    companyName: z.string(),
    number: z.string(),
    total: z.number(),
    failure: ChargeFailure,
  }),
  /** E-mails the issuer of an invoice that a refund to a card has failed. */
  z.object({
    template: z.literal('refund-failed'),
    accountId: z.string(),
    companyName: z.string(),
    number: z.string(),
    total: z.number(),
  }),
  /** E-mails the issuer of an invoice that a charge at Stripe does not match the payment. */
  z.object({
    template: z.literal('card-difference'),
    accountId: z.string(),
    companyName: z.string(),
    number: z.string(),
    total: z.number(),
    difference: CardDifference,
    chargeId: z.string(),
  }),
]);
export type AccountMailRequest = z.infer<typeof AccountMailRequest>;

/** E-mails about a change of the address of a console login. They cannot be switched off. */
const LoginEmailRequest = z.discriminatedUnion('template', [
  /**
   * Sends the links of a change: `login-email-change` to the present address, `login-email-confirm` to the new one. Not sent once the
   * change has ended.
   */
  z.object({ template: z.enum(['login-email-change', 'login-email-confirm']), accountId: z.string(), changeId: z.string() }),
  /** Confirms to the former address that the address of the login was changed. */
  z.object({ template: z.literal('login-email-changed'), accountId: z.string(), email: z.string() }),
]);
export type LoginEmailRequest = z.infer<typeof LoginEmailRequest>;

/** E-mails to members of a site, and to visitors who register there. */
const MemberMailRequest = z.discriminatedUnion('template', [
  /** Sends a link to complete a registration to an address, which may already belong to a member. */
  z.object({ template: z.literal('member-registration'), siteId: z.string(), addressDigest: z.string(), registrationId: z.string() }),
  /** Resends the newest registration of an address, if there is one. */
  z.object({ template: z.literal('member-registration-again'), siteId: z.string(), email: z.string(), language: Language }),
  /** Sends a link to reset the password to an address, which may belong to no member. */
  z.object({ template: z.literal('member-password-reset'), siteId: z.string(), email: z.string(), language: Language }),
  z.object({ template: z.literal('member-password-changed'), siteId: z.string(), memberId: z.string() }),
  /**
   * Sends the links of a change of a member's address: `member-email-change` to the present address, `member-email-confirm` to the new one.
   * Not sent once the change has ended.
   */
  z.object({
    template: z.enum(['member-email-change', 'member-email-confirm']),
    siteId: z.string(),
    memberId: z.string(),
    changeId: z.string(),
  }),
  /** Confirms to the former address that the address of a member was changed. It no longer belongs to the member. */
  z.object({ template: z.literal('member-email-changed'), siteId: z.string(), email: z.string(), language: Language }),
  /** Confirms the end of a membership. The address no longer belongs to a member. */
  z.object({ template: z.literal('member-left'), siteId: z.string(), email: z.string(), language: Language }),
]);
export type MemberMailRequest = z.infer<typeof MemberMailRequest>;

/**
 * E-mails about a form that a visitor sent: `form-received` to the site's owner, `form-thanks` to the visitor. Only the entry contains the
 * answers and the addresses.
 */
const FormMailRequest = z.object({
  template: z.enum(['form-received', 'form-thanks']),
  siteId: z.string(),
  form: z.enum(['contact', 'homepage']),
  entryId: z.string(),
  /** The recipient of `form-received`: its position among the destinations of the entry. */
  destination: z.number().exactOptional(),
});
export type FormMailRequest = z.infer<typeof FormMailRequest>;

/** Invites to the preview of a site. Not sent once the invitation is revoked. */
const PreviewMailRequest = z.object({
  template: z.literal('preview-invitation'),
  siteId: z.string(),
  inviteeId: z.string(),
  invitation: z.string(),
  /** The login that shares the preview. The e-mail is in its language. */
  loginId: z.string(),
});
export type PreviewMailRequest = z.infer<typeof PreviewMailRequest>;

/** Notifies an invitee of replies to its comments. Not sent once the invitation is revoked. */
const CommentRepliesRequest = z.object({
  template: z.literal('comment-replies'),
  inviteeId: z.string(),
  invitation: z.string(),
  ...WrittenComments,
});
export type CommentRepliesRequest = z.infer<typeof CommentRepliesRequest>;

/** E-mails the report of a month of a site to one of the addresses that its owner selected. The PDF is attached. */
const ReportMailRequest = z.object({
  template: z.literal('visit-report'),
  to: z.string(),
  siteId: z.string(),
  siteName: z.string(),
  ownerId: z.string(),
  month: z.string(),
  language: Language,
  /** Id in the key of the report's file. */
  reportId: z.string(),
  totals: VisitTotals,
  previous: VisitTotals,
});
export type ReportMailRequest = z.infer<typeof ReportMailRequest>;

/** E-mails the required DNS record of a domain to its DNS administrator, at an address that a login of the console entered. */
const DomainInstructionsRequest = z.object({
  template: z.literal('domain-instructions'),
  to: z.string(),
  language: Language,
  /** A message of the sender; empty if none. */
  message: z.string(),
  siteId: z.string(),
  ownerId: z.string(),
  siteName: z.string(),
  /** Name of the login; empty for a login of the provider, whose name is not shown. */
  sender: z.string(),
  domain: z.string(),
  record: z.object({ name: z.string(), host: z.string(), zone: z.string(), value: z.string() }),
  /** The time when the domain request ends; `null` for a live domain. */
  until: z.string().nullable(),
});
export type DomainInstructionsRequest = z.infer<typeof DomainInstructionsRequest>;

/** Asks an address whether it wants the e-mails about the invoices of an account. Not sent once it has answered. */
const RecipientMailRequest = z.object({ template: z.literal('billing-recipient'), accountId: z.string(), recipientId: z.string() });
export type RecipientMailRequest = z.infer<typeof RecipientMailRequest>;

/** E-mails a quotation to its address. */
const EstimateMailRequest = z.object({ template: z.literal('estimate'), issuerId: z.string(), number: z.string() });
export type EstimateMailRequest = z.infer<typeof EstimateMailRequest>;

/** The receiver of an e-mail about an invoice: a login, or with `recipientId` an address of the account that has none. */
const billed = { accountId: z.string(), recipientId: z.string().exactOptional(), number: z.string() };

/** What is open of an overdue invoice (`total`), and what was invoiced; missing in jobs of an earlier version. */
const overdue = { ...billed, total: z.number(), invoiced: z.number().optional(), dueOn: z.string(), bankDetails: z.string() };

/** The archived PDF that an account wants in its e-mails. */
const WantedFile = z.object({ key: z.string(), name: z.string() });

/** E-mails to a contact of the account that an invoice bills. Amounts are whole yen, tax included. */
const BillMailRequest = z.discriminatedUnion('template', [
  z.object({
    template: z.literal('invoice-issued'),
    ...billed,
    /** Number of the invoice that this one cancels or replaces. */
    corrects: z.string().nullable(),
    total: z.number(),
    /** Due date; `null` for a credit, which is not paid. */
    dueOn: z.string().nullable(),
    method: PaymentMethod,
    attachment: WantedFile.optional(),
  }),
  z.object({ template: z.literal('payment-overdue'), ...overdue }),
  /** `pausesOn`: the day on which the account is paused unless it pays; `null` if it is not paused. */
  z.object({ template: z.literal('payment-final-notice'), ...overdue, pausesOn: z.string().nullable() }),
  /** E-mails that the account is paused because an invoice is overdue, and that it is resumed. */
  z.object({ template: z.literal('account-paused'), ...overdue }),
  z.object({ template: z.literal('account-resumed'), ...billed }),
  z.object({ template: z.literal('invoice-void'), ...billed, total: z.number(), attachment: WantedFile.optional() }),
  /** `total`: what the note credits; `open`, `excess`: what then remained due of the invoice, or was to be paid back. */
  z.object({
    template: z.literal('credit-note'),
    ...billed,
    creditNote: z.string(),
    total: z.number(),
    open: z.number(),
    excess: z.number(),
    attachment: WantedFile.optional(),
  }),
  z.object({ template: z.literal('refund'), ...billed, total: z.number(), on: z.string(), method: PaymentMethod }),
  /** A letter of the operator. Replies go to `replyTo`. */
  z.object({ template: z.literal('billing-letter'), ...billed, subject: z.string(), text: z.string(), replyTo: z.string() }),
]);
export type BillMailRequest = z.infer<typeof BillMailRequest>;

/** An e-mail to be sent. It contains no secrets: the job creates its links. */
const MailRequest = z.discriminatedUnion('template', [
  AccountMailRequest,
  LoginEmailRequest,
  RecipientMailRequest,
  EstimateMailRequest,
  BillMailRequest,
  MemberMailRequest,
  FormMailRequest,
  PreviewMailRequest,
  CommentRepliesRequest,
  DomainInstructionsRequest,
  ReportMailRequest,
]);
export type MailRequest = z.infer<typeof MailRequest>;

/** Sends one e-mail. `subjectId` is the job id. */
export const mailJob = defineJob({
  kind: 'mail',
  name: 'mail',
  area: 'mail',
  payload: z.object({ mail: MailRequest }),
  retentionDays: 7,
  forgetsPayload: true,
  memoryMb: 512,
  timeoutSeconds: 60,
  needs: ['table:read-write', 'send-mail', 'media-keys', 'media:read-reports', 'invoices:read'],
});
