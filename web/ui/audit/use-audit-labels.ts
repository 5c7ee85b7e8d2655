import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { audit } from '#shared/messages/jp/console/audit.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';
import { FORM_KINDS } from '#shared/model/form/form-field.ts';
import { Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import { Authority, ContractStatus, Permission, Role } from '#shared/model/account/role.ts';
import { formatDay, formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { usePlanNames } from '#web/lib/api/use-plans.ts';

type Change = AuditEntry['changes'][number];
type KnownField = keyof (typeof audit)['field'];
type Translate = (value: string) => string;

interface AuditLabels {
  action: (action: AuditEntry['action']) => string;
  /** The name of the actor at that time. */
  actor: (actor: AuditEntry['actor']) => string;
  field: (change: Change) => string;
  /** Old and new value; the new value alone if the field had none before. */
  values: (change: Change) => string;
}

/** Translates the codes of a schema; an unknown code is returned as it is. */
const translateCode =
  <S extends z.ZodType<string>>(schema: S, label: (code: z.output<S>) => string): Translate =>
  (value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? label(parsed.data) : value;
  };

/** The labels of audit entries in the console's language. */
export function useAuditLabels(): AuditLabels {
  const { t } = useTranslation(['audit', 'common', 'users']);
  const language = useLanguage();
  const planName = usePlanNames();

  const number: Translate = (value) => formatNumber(Number(value), language);
  const translations: Readonly<Partial<Record<string, Translate>>> = {
    authority: translateCode(Authority, (code) => t(`users:authority.${code}`)),
    permission: translateCode(Permission, (code) => t(`common:permission.${code}`)),
    contractStatus: translateCode(ContractStatus, (code) => t(`users:status.${code}`)),
    role: translateCode(Role, (code) => t(`common:role.${code}`)),
    language: translateCode(Language, (code) => LANGUAGE_NAME[code]),
    licenceGrant: number,
    list: translateCode(z.enum(FORM_KINDS), (code) => t(`list.${code}`)),
    members: number,
    contacts: number,
    forms: number,
    planId: planName,
    contractStart: formatDay,
    contractEnd: formatDay,
  };
  const valueLabel = (field: string, value: string | null): string =>
    value === null ? t('unset') : (translations[field]?.(value) ?? value);

  return {
    action: (action) => t(`action.${action}`),
    actor: (actor) => actor?.name ?? t('system'),
    field: ({ field }) => t(`field.${field as KnownField}`, { defaultValue: field }),
    values: ({ field, from, to }) =>
      from === null && to !== null ? valueLabel(field, to) : t('change', { from: valueLabel(field, from), to: valueLabel(field, to) }),
  };
}
