import { usePersonNames } from '#web/ui/person/use-person-name.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import * as z from 'zod';
import type { audit } from '#shared/messages/jp/console/audit.ts';
import { ActingAccess } from '#shared/model/sign-in/acting.ts';
import { ApiProofKind } from '#shared/model/open-api/api-access.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { InitialFee } from '#shared/model/billing/billing-start.ts';
import { PaymentState } from '#shared/model/billing/payment.ts';
import { FORM_KINDS } from '#shared/model/forms/form-field.ts';
import { Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import { ThemeName } from '#shared/model/sites/theme.ts';
import { TemplateSharing } from '#shared/model/sites/site-template.ts';
import { Authority, ContractStatus, Permission, Role } from '#shared/model/role.ts';
import { DatedPrice, PlanOffer } from '#shared/model/plans/plan.ts';
import { EVENT_KINDS, EventChannel, EventKind } from '#shared/model/notices/account-event.ts';
import { NoticeReceiver } from '#shared/model/notices/system-notice.ts';
import { PublicationObstacle } from '#shared/model/publishing/publication.ts';
import type { plans } from '#shared/messages/jp/console/plans.ts';
import { formatDay, formatMonth, formatNumber, formatTime, formatYen } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { usePlanNames } from '#web/lib/api/use-plans.ts';

const PLAN_FEATURES = [
  'swipe',
  'privateDomain',
  'settingPopupCta',
  'settingFormContact',
  'analyticsEffect',
  'settingTagSeo',
  'multiLanguage',
] as const;

/** The prefix of the fields that contain the notification channel of a kind of event. */
const EVENT_FIELD = 'event.';

type Change = AuditEntry['changes'][number];
type KnownField = keyof (typeof audit)['field'];
type PlanField = keyof (typeof plans)['field'];
type Translate = (value: string) => string;

interface AuditLabels {
  action: (action: AuditEntry['action']) => string;
  /** The name of the actor at that time, and of the login for which it acted. */
  actor: (actor: AuditEntry['actor']) => string;
  field: (change: Change) => string;
  /** Old and new value; the new value alone if the field had none before. */
  values: (change: Change) => string;
}

/** Returns a function that translates the codes of a schema, and returns unknown codes unchanged. */
const translateCode =
  <S extends z.ZodType<string>>(schema: S, label: (code: z.output<S>) => string): Translate =>
  (value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? label(parsed.data) : value;
  };

/** The labels of audit entries in the console's language. */
export function useAuditLabels(): AuditLabels {
  const { t } = useTranslation(['audit', 'bell', 'bills', 'common', 'fields', 'notices', 'users', 'plans']);
  const people = usePersonNames();
  const language = useLanguage();
  const planName = usePlanNames();

  const yen: Translate = (value) => formatYen(Number(value));
  const onOrOff: Translate = (value) => t(value === 'true' ? 'on' : 'off');
  const number: Translate = (value) => formatNumber(Number(value), language);
  const roleName = translateCode(Role, (code) => t(`common:role.${code}`));
  const receiverName = translateCode(NoticeReceiver, (code) => t(`notices:receiver.${code}`));
  const channel = translateCode(EventChannel, (code) => t(`bell:channels.option.${code}`));
  const eventName = translateCode(EventKind, (code) => t(`bell:channels.kind.${code}`));
  const translations: Readonly<Partial<Record<string, Translate>>> = {
    authority: translateCode(Authority, (code) => t(`users:authority.${code}`)),
    permission: translateCode(Permission, (code) => t(`common:permission.${code}`)),
    contractStatus: translateCode(ContractStatus, (code) => t(`users:status.${code}`)),
    role: roleName,
    twoFactorRoles: (value) => value.split(', ').map(roleName).join(', '),
    sessionsEnded: number,
    actingAccess: translateCode(ActingAccess, (code) => t(`actingAccess.${code}`)),
    actingUntil: formatTime,
    recoveryCodesLeft: number,
    language: translateCode(Language, (code) => LANGUAGE_NAME[code]),
    licenceGrant: number,
    list: translateCode(z.enum(FORM_KINDS), (code) => t(`list.${code}`)),
    members: number,
    contacts: number,
    forms: number,
    preview: number,
    planId: planName,
    nextPlan: planName,
    requestedPlan: planName,
    planFrom: formatMonth,
    baseId: planName,
    offer: translateCode(PlanOffer, (code) => t(`plans:offer.${code}`)),
    appliesTo: translateCode(DatedPrice.shape.appliesTo, (code) => t(`plans:appliesTo.${code}`)),
    priceFrom: formatMonth,
    price: yen,
    limitAccessPrice: yen,
    licencePrice: yen,
    limitAccess: number,
    quantitySite: number,
    maxPages: number,
    quantitySwipe: number,
    ...Object.fromEntries(PLAN_FEATURES.map((feature) => [feature, onOrOff])),
    contractStart: formatDay,
    initialFee: translateCode(InitialFee, (code) => t(`users:billingStart.initialFee.${code}`)),
    firstBilledMonth: formatMonth,
    discountAmount: yen,
    agreedInitialFee: yen,
    discountMonths: number,
    contractEnd: formatDay,
    paymentState: translateCode(PaymentState, (code) => t(`bills:state.${code}`)),
    receivers: (value) => value.split(', ').map(receiverName).join(', '),
    ...Object.fromEntries(EVENT_KINDS.map((kind) => [EVENT_FIELD + kind, channel])),
    defaultTheme: translateCode(ThemeName, (code) => t(`fields:theme.${code}`)),
    templateSharing: translateCode(TemplateSharing, (code) => t(`templateSharing.${code}`)),
    startDate: formatTime,
    endDate: formatTime,
    publishAt: formatTime,
    unpublishAt: formatTime,
    previewShared: onOrOff,
    invitees: number,
    invitationsSent: number,
    previewPassword: formatTime,
    savedAt: formatTime,
    apiEnabled: onOrOff,
    webhookEnabled: onOrOff,
    apiProof: translateCode(ApiProofKind, (code) => t(`proof.${code}`)),
    apiExpiry: formatDay,
    approvalsNeeded: number,
    reportRecipients: number,
    ownVisitsLeftOut: onOrOff,
    ownAddresses: number,
    obstacle: translateCode(PublicationObstacle, (code) => t(`obstacle.${code}`)),
    receivedOn: formatDay,
    receivedAmount: yen,
    credited: yen,
    refundedOn: formatDay,
    refunded: yen,
    total: yen,
  };
  const valueLabel = (field: string, value: string | null): string =>
    value === null ? t('unset') : (translations[field]?.(value) ?? value);

  return {
    action: (action) => t(`action.${action}`),
    actor: (actor) => {
      if (!actor) return t('system');
      const name = people.named(actor.name, actor.isProvider);
      return actor.actsFor ? t('actsFor', { name, actsFor: actor.actsFor.name }) : name;
    },
    field: ({ field }) =>
      field.startsWith(EVENT_FIELD)
        ? eventName(field.slice(EVENT_FIELD.length))
        : t(`field.${field as KnownField}`, { defaultValue: t(`plans:field.${field as PlanField}`, { defaultValue: field }) }),
    values: ({ field, from, to }) =>
      from === null && to !== null ? valueLabel(field, to) : t('change', { from: valueLabel(field, from), to: valueLabel(field, to) }),
  };
}
