import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { newPasswordField } from '#shared/model/sign-in/password.ts';
import type { FieldError } from '#shared/model/error.ts';
import { longText, parse } from '#shared/model/fields.ts';
import { PREVIEW_NOTE_MAX } from '#shared/model/limits.ts';
import type { PreviewShare } from '#shared/model/preview/preview-share.ts';
import { planShare } from '#shared/rules/preview/plan-share.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { useSaveShare } from '#web/lib/api/use-share.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { readAddresses } from '#web/lib/form/read-addresses.ts';

type SendTo = 'new' | 'all';
type AddressFaults = ReturnType<typeof readAddresses>['faults'];

/** The unsaved input of the dialog. */
interface Draft {
  isPrivate: boolean;
  note: string;
  /** The new password; `null` keeps the stored one. */
  password: string | null;
  /** The text of the field for addresses. */
  typed: string;
  /** Addresses to invite. */
  added: readonly string[];
}

/** Moves the valid addresses of the text to `added`, and returns the faults of the invalid ones. */
function withTyped(draft: Draft, share: PreviewShare): { draft: Draft; faults: AddressFaults } {
  const { addresses, faults } = readAddresses(draft.typed);
  const known = new Set([...share.emails, ...draft.added]);
  const added = [...draft.added, ...addresses.filter((email) => !known.has(email))];
  return { draft: { ...draft, added, typed: faults.map(({ text }) => text).join('\n') }, faults };
}

const stateOf = ({ isPrivate, hasPassword, invitees }: PreviewShare) => ({
  isShared: isPrivate,
  hasPassword,
  invitees: invitees.map(({ email, mail }) => ({ email, wasMailed: mail !== null })),
});

/** Returns the faults for which the server would refuse the draft. */
function faultsOf({ isPrivate, note, password, added }: Draft, share: PreviewShare): FieldError[] {
  const request = { isPrivate, emails: added, hasNewPassword: password !== null, sendTo: 'new' as const };
  const chosen = password === null ? null : parse(newPasswordField(), password, 'password');
  const text = parse(longText(PREVIEW_NOTE_MAX), note, 'note');
  return [...planShare(stateOf(share), request).faults, ...(chosen?.ok === false ? chosen.errors : []), ...(text.ok ? [] : text.errors)];
}

/** The state of the dialog that shares a preview. */
export function useShareForm(siteId: string, share: PreviewShare) {
  const { t } = useTranslation('share');
  const language = useLanguage();
  const save = useSaveShare(siteId);
  const [draft, setDraft] = useState<Draft>({ isPrivate: share.isPrivate, note: share.note, password: null, typed: '', added: [] });
  const [addressFaults, setAddressFaults] = useState<AddressFaults>([]);
  const [faults, setFaults] = useState<readonly FieldError[]>([]);
  /** The password that was just stored, shown until the dialog is closed. */
  const [stored, setStored] = useState<string | null>(null);

  function change(differences: Partial<Draft>): void {
    setDraft((present) => ({ ...present, ...differences }));
    const changed = Object.keys(differences);
    setFaults((present) =>
      present.filter(({ path }) => !changed.includes(path) && !(path === 'password' && changed.includes('isPrivate'))),
    );
  }

  /** Moves the valid addresses of the text into the list. Returns `undefined` if the text contains invalid ones. */
  function addTyped(): Draft | undefined {
    const next = withTyped(draft, share);
    setDraft(next.draft);
    setAddressFaults(next.faults);
    return next.faults.length === 0 ? next.draft : undefined;
  }

  /** Saves the draft. Returns `false` if it has faults or the request fails. */
  async function submit(sendTo: SendTo): Promise<boolean> {
    const entered = addTyped();
    if (!entered) return false;
    const found = faultsOf(entered, share);
    setFaults(found);
    if (found.length > 0) return false;
    const { isPrivate, note, password, added } = entered;
    const { recipients } = planShare(stateOf(share), { isPrivate, emails: added, hasNewPassword: password !== null, sendTo });
    try {
      await save.mutateAsync({
        isPrivate,
        note,
        emails: [...added],
        sendTo,
        version: share.version,
        ...(password !== null && { password }),
      });
    } catch (error) {
      const refusal = refusalOf(error);
      setFaults(refusal?.code === 'invalid-input' ? (refusal.fields ?? []) : []);
      toast.error(error, t('saveFailed'));
      return false;
    }
    if (password !== null) setStored(password);
    setDraft({ ...entered, password: null, typed: '', added: [] });
    toast.success(recipients.length === 0 ? t('saved') : t('savedAndSent', { number: formatNumber(recipients.length, language) }));
    return true;
  }

  const errorOf = (path: string): FieldError | undefined => faults.find((fault) => fault.path === path);
  return { draft, change, addTyped, addressFaults, errorOf, submit, isSaving: save.isPending, stored };
}

export type ShareFormState = ReturnType<typeof useShareForm>;
