import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { useForgetPersons } from '#web/features/visitors/visitor-queries.ts';
import { api } from '#web/lib/api/api-client.ts';
import { downloadFile } from '#web/lib/download-file.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** Downloads everything that a site stores about the person of an e-mail address as JSON. The file name contains no personal data. */
export function useExportPerson(siteId: string) {
  const { t } = useTranslation('visitors');
  const language = useLanguage();
  return useMutation({
    mutationFn: (email: string) => api.siteMember.exportPerson({ params: { id: siteId }, body: { email } }),
    onSuccess: (person) => {
      const { members, contacts, forms, invitations, comments, emailChanges } = person;
      const number = [members, contacts, forms, invitations, comments, emailChanges].flat().length;
      if (number === 0) {
        toast.failure(t('privacy.none'));
        return;
      }
      const file = new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' });
      downloadFile(file, `${t('privacy.exportName')}_${japaneseDay(new Date())}.json`);
      toast.success(t('privacy.exportDone', { number: formatNumber(number, language) }));
    },
    onError: (error) => toast.error(error, t('privacy.exportFailed')),
  });
}

/** Erases everything that a site stores about the person of an e-mail address. */
export function useErasePerson(siteId: string, onErased: () => void) {
  const { t } = useTranslation('visitors');
  const language = useLanguage();
  const forget = useForgetPersons(siteId);
  return useMutation({
    mutationFn: async (email: string) =>
      (await api.siteMember.erasePerson({ params: { id: siteId }, body: { email, confirmation: email } })).erased,
    onSuccess: async ({ members, contacts, forms, preview }) => {
      if (members + contacts + forms + preview === 0) {
        toast.failure(t('privacy.none'));
        return;
      }
      const figures = {
        members: formatNumber(members, language),
        contacts: formatNumber(contacts, language),
        forms: formatNumber(forms, language),
        preview: formatNumber(preview, language),
      };
      toast.success(t('privacy.eraseDone', figures));
      onErased();
      await forget();
    },
    onError: (error) => toast.error(error, t('privacy.eraseFailed')),
  });
}
