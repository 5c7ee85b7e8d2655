import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useForgetPersons } from '#web/features/visitors/visitor-queries.ts';
import { api } from '#web/lib/api/api-client.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** Erases everything that a site stores about the person of an e-mail address. */
export function useErasePerson(siteId: string, onErased: () => void) {
  const { t } = useTranslation('visitors');
  const language = useLanguage();
  const forget = useForgetPersons(siteId);
  return useMutation({
    mutationFn: async (email: string) =>
      (await api.siteMember.erasePerson({ params: { id: siteId }, body: { email, confirmation: email } })).erased,
    onSuccess: async ({ members, contacts, forms }) => {
      if (members + contacts + forms === 0) {
        toast.failure(t('privacy.none'));
        return;
      }
      const figures = {
        members: formatNumber(members, language),
        contacts: formatNumber(contacts, language),
        forms: formatNumber(forms, language),
      };
      toast.success(t('privacy.eraseDone', figures));
      onErased();
      await forget();
    },
    onError: (error) => toast.error(error, t('privacy.eraseFailed')),
  });
}
