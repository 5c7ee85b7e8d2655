import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { audit } from '#shared/messages/jp/console/audit.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';
import { Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import { Authority, ContractStatus, Permission, Role } from '#shared/model/account/role.ts';
import { formatDay, formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { usePlanNames } from '#web/lib/api/use-plans.ts';

type Change = AuditEntry['changes'][number];
type KnownField = keyof (typeof audit)['field'];
type Wording = (value: string) => string;

interface AuditWords {
  action: (action: AuditEntry['action']) => string;
  /** Who acted, as they were called then. */
  actor: (actor: AuditEntry['actor']) => string;
  field: (change: Change) => string;
  /** Before and after; only the one of them that there is, where something came to be or went. */
  values: (change: Change) => string;
}

/** Words for the values of a code; what is none of them stays as it is. */
const coded =
  <S extends z.ZodType<string>>(schema: S, words: (code: z.output<S>) => string): Wording =>
  (value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? words(parsed.data) : value;
  };

/** What the audit log says, in words of the screen's language. */
export function useAuditLabels(): AuditWords {
  const { t } = useTranslation(['audit', 'common', 'users']);
  const language = useLanguage();
  const planName = usePlanNames();

  const wordings: Readonly<Partial<Record<string, Wording>>> = {
    authority: coded(Authority, (code) => t(`users:authority.${code}`)),
    permission: coded(Permission, (code) => t(`common:permission.${code}`)),
    contractStatus: coded(ContractStatus, (code) => t(`users:status.${code}`)),
    role: coded(Role, (code) => t(`common:role.${code}`)),
    language: coded(Language, (code) => LANGUAGE_NAME[code]),
    licenceGrant: (value) => formatNumber(Number(value), language),
    planId: planName,
    contractStart: formatDay,
    contractEnd: formatDay,
  };
  const worded = (field: string, value: string | null): string => (value === null ? t('unset') : (wordings[field]?.(value) ?? value));

  return {
    action: (action) => t(`action.${action}`),
    actor: (actor) => actor?.name ?? t('system'),
    field: ({ field }) => t(`field.${field as KnownField}`, { defaultValue: field }),
    values: ({ field, from, to }) =>
      from === null && to !== null ? worded(field, to) : t('change', { from: worded(field, from), to: worded(field, to) }),
  };
}
