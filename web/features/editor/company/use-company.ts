import { useMemo } from 'react';
import { type Company, EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { useLanguagePart, useLanguagePartEdits } from '#web/features/editor/sections/use-language-part.ts';

/** Returns the company details in the language being edited; `EMPTY_COMPANY` if there are none. */
export const useCompany = (): Company => useLanguagePart('company') ?? EMPTY_COMPANY;

/** Returns a function that patches the company details; consecutive patches of the same keys form one undo step. */
export function useChangeCompany(): (patch: Partial<Company>) => void {
  const { change } = useLanguagePartEdits('company', 'company');
  return useMemo(() => (patch) => change(patch, EMPTY_COMPANY), [change]);
}
